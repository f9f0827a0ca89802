//! Arrays that Python owns, borrowed for as long as Rust writes into them.

use laboratory::LabError;
use pyo3::{
    buffer::{Element, PyBuffer},
    prelude::*,
};

use crate::errors::raised;

/// A writable array of Python, kept alive and in its place.
pub(crate) struct Array<T: Element> {
    buffer: PyBuffer<T>,
    length: usize,
}

impl<T: Element> Array<T> {
    /// An array of exactly this many numbers that lie one after the other.
    pub(crate) fn of(object: &Bound<'_, PyAny>, length: usize) -> PyResult<Self> {
        let buffer = PyBuffer::<T>::get(object)?;
        let fits = buffer.is_c_contiguous() && !buffer.readonly() && buffer.item_count() == length;
        if !fits {
            let why = format!("an array must be writable, contiguous and have {length} numbers");
            return Err(raised(object.py(), &LabError::Argument(why)));
        }
        Ok(Self { buffer, length })
    }

    /// The numbers themselves. The caller has the array for itself.
    pub(crate) fn numbers(&mut self) -> &mut [T] {
        // SAFETY: the buffer is writable, contiguous and holds so many elements (checked in `of`);
        // the exporter may neither move nor free it while we hold the buffer. Every bit pattern is
        // a number. That nobody else writes at the same time is said in the docs of the package, as
        // it is for every NumPy function that lets go of the interpreter.
        #[allow(unsafe_code, reason = "arrays of Python have no other form")]
        unsafe {
            std::slice::from_raw_parts_mut(self.buffer.buf_ptr().cast::<T>(), self.length)
        }
    }
}
