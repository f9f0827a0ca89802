//! Files of samples: a head of 64 bytes and records of one size.

use std::{
    fs::File,
    io::{BufReader, BufWriter, Read as _, Write as _},
    path::Path,
};

use anyhow::{Context as _, Result, ensure};

use crate::sample::{Sample, Shape};

const MAGIC: &[u8; 16] = b"BEDESTEN-SAMPLES";
const VERSION: u32 = 1;
const HEAD: usize = 64;

/// Who played the games of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    pub seed: u64,
    pub games: u64,
    pub simulations: u32,
    pub rules_version: u32,
}

/// What is told of a file of samples before they are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    pub source: Source,
    pub samples: u64,
}

/// Writes a file of samples.
pub fn write(path: &Path, shape: Shape, source: Source, samples: &[Sample]) -> Result<()> {
    let file = File::create(path).with_context(|| format!("{} cannot be made", path.display()))?;
    let mut file = BufWriter::new(file);
    let mut head = MAGIC.to_vec();
    for number in [VERSION, shape.features as u32, shape.answers as u32, shape.record() as u32] {
        head.extend(number.to_le_bytes());
    }
    head.extend(source.seed.to_le_bytes());
    head.extend(source.games.to_le_bytes());
    head.extend(source.simulations.to_le_bytes());
    head.extend(source.rules_version.to_le_bytes());
    head.resize(HEAD, 0);
    file.write_all(&head)?;
    let mut record = Vec::with_capacity(shape.record());
    for sample in samples {
        record.clear();
        sample.write(shape, &mut record);
        file.write_all(&record)?;
    }
    file.flush()?;
    Ok(())
}

/// Reads the records of a file, and says who played its games.
pub fn read(path: &Path, shape: Shape) -> Result<(Vec<u8>, Source)> {
    let (mut file, source) = open(path, shape)?;
    let mut records = Vec::new();
    file.read_to_end(&mut records)?;
    // A file that is still being written ends in the middle of a record.
    records.truncate(records.len() / shape.record() * shape.record());
    Ok((records, source))
}

/// Who played the games of a file, and how many samples are in it.
pub fn about(path: &Path, shape: Shape) -> Result<About> {
    let (_, source) = open(path, shape)?;
    let records = std::fs::metadata(path)?.len().saturating_sub(HEAD as u64);
    Ok(About { source, samples: records / shape.record() as u64 })
}

/// Opens a file and reads its head.
fn open(path: &Path, shape: Shape) -> Result<(BufReader<File>, Source)> {
    let file = File::open(path).with_context(|| format!("{} cannot be read", path.display()))?;
    let mut file = BufReader::new(file);
    let mut head = [0; HEAD];
    file.read_exact(&mut head).with_context(|| format!("{} is too short", path.display()))?;
    ensure!(&head[..16] == MAGIC, "{} is no file of samples", path.display());
    let number =
        |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
    let long = |at: usize| u64::from(number(at)) | u64::from(number(at + 4)) << 32;
    let expected = [VERSION, shape.features as u32, shape.answers as u32, shape.record() as u32];
    ensure!(
        [16, 20, 24, 28].map(number) == expected,
        "{} is of another version or another game",
        path.display()
    );
    let source = Source {
        seed: long(32),
        games: long(40),
        simulations: number(48),
        rules_version: number(52),
    };
    Ok((file, source))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        course::{Course as _, Dice},
        play::{Playing, play_all, shape},
    };

    #[test]
    fn what_was_played_comes_back_from_its_file_and_is_the_same_every_time() {
        let teacher = Dice::teacher("newest").unwrap();
        let playing = Playing { games: 2, simulations: 8, seed: 5, time: None };
        let (played, games) = play_all::<Dice>(&teacher, playing).unwrap();
        assert_eq!((games, &played), (2, &play_all::<Dice>(&teacher, playing).unwrap().0));
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("samples");
        let source = Source { seed: 5, games, simulations: 8, rules_version: 1 };
        let shape = shape::<Dice>();
        write(&path, shape, source, &played).unwrap();
        let (records, from) = read(&path, shape).unwrap();
        assert_eq!(from, source);
        let told = about(&path, shape).unwrap();
        assert_eq!((told.source, told.samples), (source, played.len() as u64));
        let read: Vec<_> = records
            .chunks_exact(shape.record())
            .map(|record| Sample::read(shape, record))
            .collect();
        assert_eq!(read.len(), played.len());
        for (read, played) in read.iter().zip(&played) {
            assert_eq!((&read.seats, read.left), (&played.seats, played.left));
            assert!((read.shares.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        }
        let other = Shape { features: shape.features + 1, ..shape };
        assert!(self::read(&path, other).is_err(), "of another game");
    }
}
