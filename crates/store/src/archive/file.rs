//! The file of a backup: one JSON value a line.
//!
//! ```text
//! {"bedesten":"backup","format":1,"steps":4}
//! {"table":"guests","columns":["id","name","created"]}
//! ["k3…","Leyla",1790000000]
//! {"rows":1,"sha256":"…"}
//! ```
//!
//! The last line counts the rows and holds the hash of everything before it, so that a file that is
//! not whole, or not as it was written, is found before anything is done with it.

use std::io::{BufRead, Write};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::{ArchiveError, TABLES};
use crate::migrations::SQLITE;

const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    bedesten: String,
    format: u32,
    steps: usize,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Heading {
    table: String,
    columns: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Last {
    rows: u64,
    sha256: String,
}

/// A line between the first and the last.
#[derive(Debug)]
pub(crate) enum Entry {
    Table { name: String, columns: Vec<String> },
    Row(Vec<Value>),
}

/// What a whole and unchanged file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// The version of the database it was made from.
    pub steps: usize,
    pub rows: u64,
}

/// Reads a file to its end and says what is in it.
pub fn contents(file: &mut (dyn BufRead + Send)) -> Result<Contents, ArchiveError> {
    let mut reader = Reader::new(file)?;
    while reader.next()?.is_some() {}
    Ok(Contents { steps: reader.steps, rows: reader.rows })
}

pub(crate) struct Writer<'a> {
    out: &'a mut (dyn Write + Send),
    hash: Sha256,
    rows: u64,
}

impl<'a> Writer<'a> {
    pub(crate) fn new(out: &'a mut (dyn Write + Send), steps: usize) -> Result<Self, ArchiveError> {
        let mut writer = Self { out, hash: Sha256::new(), rows: 0 };
        writer.line(&First { bedesten: "backup".to_owned(), format: FORMAT, steps })?;
        Ok(writer)
    }

    pub(crate) fn table(&mut self, name: &str, columns: &[String]) -> Result<(), ArchiveError> {
        self.line(&Heading { table: name.to_owned(), columns: columns.to_vec() })
    }

    pub(crate) fn row(&mut self, row: &[Value]) -> Result<u64, ArchiveError> {
        self.rows += 1;
        self.line(&row)?;
        Ok(self.rows)
    }

    pub(crate) fn finish(mut self) -> Result<u64, ArchiveError> {
        let sha256 = hex(&self.hash.clone().finalize());
        self.line(&Last { rows: self.rows, sha256 })?;
        self.out.flush()?;
        Ok(self.rows)
    }

    fn line<T: Serialize>(&mut self, value: &T) -> Result<(), ArchiveError> {
        let mut line = serde_json::to_vec(value).map_err(std::io::Error::other)?;
        line.push(b'\n');
        self.hash.update(&line);
        Ok(self.out.write_all(&line)?)
    }
}

pub(crate) struct Reader<'a> {
    file: &'a mut (dyn BufRead + Send),
    hash: Sha256,
    text: Vec<u8>,
    pub(crate) line: u64,
    pub(crate) steps: usize,
    columns: usize,
    rows: u64,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(file: &'a mut (dyn BufRead + Send)) -> Result<Self, ArchiveError> {
        let hash = Sha256::new();
        let (text, columns) = (Vec::new(), 0);
        let mut reader = Self { file, hash, text, line: 0, steps: 0, columns, rows: 0 };
        reader.read_line()?;
        let Ok(first) = serde_json::from_slice::<First>(&reader.text) else {
            return Err(reader.wrong("this is no backup of ours"));
        };
        if first.bedesten != "backup" {
            return Err(reader.wrong("this is no backup of ours"));
        }
        if first.format != FORMAT || first.steps > SQLITE.len() {
            return Err(reader.wrong("it was made by a newer version of the program"));
        }
        reader.steps = first.steps;
        reader.hash.update(&reader.text);
        Ok(reader)
    }

    /// The next entry, or nothing at the end of a file that is whole.
    pub(crate) fn next(&mut self) -> Result<Option<Entry>, ArchiveError> {
        self.read_line()?;
        let value: Value = serde_json::from_slice(&self.text)
            .map_err(|error| self.wrong(format!("this is not JSON: {error}")))?;
        if let Value::Array(row) = value {
            if row.len() != self.columns {
                return Err(self.wrong(format!(
                    "{} values instead of {}",
                    row.len(),
                    self.columns
                )));
            }
            if row.iter().any(|value| value.is_array() || value.is_object()) {
                return Err(self.wrong("a value is neither text nor number"));
            }
            self.rows += 1;
            self.hash.update(&self.text);
            return Ok(Some(Entry::Row(row)));
        }
        if value.get("sha256").is_some() {
            return self.end(value).map(|()| None);
        }
        let Heading { table: name, columns } = serde_json::from_value(value)
            .map_err(|error| self.wrong(format!("this is no table: {error}")))?;
        if !TABLES.contains(&name.as_str()) || columns.is_empty() {
            return Err(self.wrong(format!("there is no table {name}")));
        }
        self.hash.update(&self.text);
        self.columns = columns.len();
        Ok(Some(Entry::Table { name, columns }))
    }

    fn end(&mut self, last: Value) -> Result<(), ArchiveError> {
        let Last { rows, sha256 } = serde_json::from_value(last)
            .map_err(|error| self.wrong(format!("the end cannot be read: {error}")))?;
        if rows != self.rows {
            let found = self.rows;
            return Err(self.wrong(format!("there should be {rows} rows, but there are {found}")));
        }
        if sha256 != hex(&self.hash.clone().finalize()) {
            return Err(self.wrong("something in the file was changed after it was written"));
        }
        if !self.file.fill_buf()?.is_empty() {
            return Err(self.wrong("something follows the end"));
        }
        Ok(())
    }

    fn read_line(&mut self) -> Result<(), ArchiveError> {
        self.text.clear();
        self.line += 1;
        self.file.read_until(b'\n', &mut self.text)?;
        if self.text.ends_with(b"\n") {
            return Ok(());
        }
        Err(self.wrong("the file ends in the middle"))
    }

    pub(crate) fn wrong(&self, why: impl Into<String>) -> ArchiveError {
        ArchiveError::File { line: self.line, why: why.into() }
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing into a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The bytes of a hexadecimal text.
pub(crate) fn from_hex(text: &str) -> Option<Vec<u8>> {
    let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    if !text.len().is_multiple_of(2) {
        return None;
    }
    text.as_bytes().chunks(2).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn written() -> String {
        let mut bytes = Vec::new();
        let mut writer = Writer::new(&mut bytes, 1).unwrap();
        writer.table("seeds", &["table_id".to_owned(), "seed".to_owned()]).unwrap();
        writer.row(&[json!("a"), json!("ff")]).unwrap();
        writer.row(&[json!("b"), json!(null)]).unwrap();
        assert_eq!(writer.finish().unwrap(), 2);
        String::from_utf8(bytes).unwrap()
    }

    fn read(text: &str) -> Result<Contents, ArchiveError> {
        contents(&mut text.as_bytes())
    }

    #[test]
    fn what_was_written_is_read() {
        assert_eq!(read(&written()).unwrap(), Contents { steps: 1, rows: 2 });
    }

    #[test]
    fn a_file_that_was_cut_off_anywhere_is_refused() {
        let whole = written();
        for end in 0..whole.len() {
            let found = read(&whole[..end]);
            assert!(found.is_err(), "{end} of {} bytes: {found:?}", whole.len());
        }
    }

    #[test]
    fn a_file_in_which_any_byte_was_changed_is_refused() {
        let whole = written();
        for place in 0..whole.len() {
            let mut bytes = whole.clone().into_bytes();
            bytes[place] = if bytes[place] == b'0' { b'1' } else { b'0' };
            let found = contents(&mut bytes.as_slice());
            assert!(found.is_err(), "byte {place}: {found:?}");
        }
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let whole = written();
        // (what becomes of the file, what is said)
        let cases = [
            ("hello\n".to_owned(), "line 1 of the backup: this is no backup of ours"),
            (whole.replace("\"steps\":1", "\"steps\":999"), "newer version"),
            (whole.replace("\"format\":1", "\"format\":2"), "newer version"),
            (
                whole.replace("\"seeds\"", "\"passwords\""),
                "line 2 of the backup: there is no table",
            ),
            (whole.replace("[\"b\",null]\n", ""), "there should be 2 rows, but there are 1"),
            (
                whole.replace("[\"b\",null]", "[\"b\"]"),
                "line 4 of the backup: 1 values instead of 2",
            ),
            (whole.replace("[\"b\",null]", "[\"b\",[]]"), "neither text nor number"),
            (whole.replace("[\"b\",null]", "[\"c\",null]"), "was changed after it was written"),
            (format!("{whole}\n"), "something follows the end"),
        ];
        for (file, said) in cases {
            let error = read(&file).unwrap_err().to_string();
            assert!(error.contains(said), "{error} instead of {said}");
        }
    }

    #[test]
    fn bytes_are_hexadecimal_text() {
        assert_eq!(from_hex(&hex(&[0, 15, 255])), Some(vec![0, 15, 255]));
        for wrong in ["0", "0g", "ä"] {
            assert_eq!(from_hex(wrong), None, "{wrong}");
        }
    }
}
