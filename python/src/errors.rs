//! Errors become exceptions of `bedesten.errors`.

use laboratory::LabError;
use pyo3::{IntoPyObjectExt as _, prelude::*, types::PyTuple};

use crate::value::to_python;

/// The exception for an error. If even that cannot be made, Python says why.
pub(crate) fn raised(py: Python<'_>, error: &LabError) -> PyErr {
    exception(py, error).unwrap_or_else(|failed| failed)
}

fn exception(py: Python<'_>, error: &LabError) -> PyResult<PyErr> {
    let errors = py.import("bedesten.errors")?;
    let message = error.to_string();
    let (name, arguments) = match error {
        LabError::Refused(refused) => {
            let details = to_python(py, &refused.details)?;
            let arguments = (message, &refused.code, &refused.ruling, details);
            ("Refusal", arguments.into_pyobject(py)?)
        }
        LabError::Argument(_) => {
            ("ArgumentError", (message,).into_pyobject(py)?.into_any().cast_into::<PyTuple>()?)
        }
        LabError::Record(_) => {
            ("RecordError", (message,).into_pyobject(py)?.into_any().cast_into::<PyTuple>()?)
        }
        LabError::Bot(_) => {
            ("BotError", (message,).into_pyobject(py)?.into_any().cast_into::<PyTuple>()?)
        }
    };
    let exception = errors.getattr(name)?.call1(arguments)?;
    Ok(PyErr::from_value(exception.into_bound_py_any(py)?))
}

/// Makes a result of the laboratory one of Python.
pub(crate) trait OrRaise<T> {
    fn or_raise(self, py: Python<'_>) -> PyResult<T>;
}

impl<T> OrRaise<T> for Result<T, LabError> {
    #[inline]
    fn or_raise(self, py: Python<'_>) -> PyResult<T> {
        self.map_err(|error| raised(py, &error))
    }
}
