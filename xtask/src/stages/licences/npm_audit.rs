//! Known vulnerabilities among the packages of the web client.

use anyhow::{Context as _, ensure};
use serde_json::Value;
use xshell::{Shell, cmd};

use crate::tools::succeeds;

/// What npm says. All packages of the client are bundled or used to build it, so all are looked at.
#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    /// Nothing worse than moderate.
    Clean,
    /// The names of packages with grave faults.
    Vulnerable(Vec<String>),
    /// The registry has no answer: that says nothing about our packages.
    Unknown(String),
}

pub(super) fn run(shell: &Shell) -> anyhow::Result<()> {
    if !succeeds(shell, "npm", &["--version"]) {
        println!("note: npm is not installed, so the packages of the client are not audited");
        return Ok(());
    }
    let _folder = shell.push_dir("web");
    // It fails when it finds something, and when it finds nobody to ask: the text says which.
    let answer = cmd!(shell, "npm audit --json --fetch-retries=1 --fetch-timeout=20000")
        .quiet()
        .ignore_status()
        .ignore_stderr()
        .read()?;
    match judge(&answer).context("npm audit said something strange")? {
        Verdict::Clean => {
            println!("npm audit: nothing grave is known about the packages of the client");
        }
        Verdict::Unknown(why) => {
            println!("note: the registry of npm tells nothing about vulnerabilities ({why})");
        }
        Verdict::Vulnerable(names) => {
            ensure!(false, "npm audit: grave faults are known in {}", names.join(", "));
        }
    }
    Ok(())
}

fn judge(answer: &str) -> anyhow::Result<Verdict> {
    let answer: Value = serde_json::from_str(answer)?;
    if answer["auditReportVersion"].is_null() {
        let why = answer["message"].as_str().or(answer["error"]["summary"].as_str());
        return Ok(Verdict::Unknown(why.unwrap_or("without a word").to_owned()));
    }
    let packages = answer["vulnerabilities"].as_object().context("no list of vulnerabilities")?;
    let grave = packages.iter().filter(|(_, package)| {
        ["high", "critical"].contains(&package["severity"].as_str().unwrap_or_default())
    });
    let names: Vec<String> = grave.map(|(name, _)| name.clone()).collect();
    Ok(if names.is_empty() { Verdict::Clean } else { Verdict::Vulnerable(names) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_told_from_a_registry_that_does_not_answer() {
        let report = |packages: &str| {
            format!("{{\"auditReportVersion\":2,\"vulnerabilities\":{{{packages}}}}}")
        };
        let cases = [
            (report(""), Verdict::Clean),
            (report("\"a\":{\"severity\":\"moderate\"}"), Verdict::Clean),
            (
                report("\"a\":{\"severity\":\"low\"},\"b\":{\"severity\":\"high\"}"),
                Verdict::Vulnerable(vec!["b".to_owned()]),
            ),
            (
                "{\"message\":\"405 Method Not Allowed\",\"statusCode\":405}".to_owned(),
                Verdict::Unknown("405 Method Not Allowed".to_owned()),
            ),
            (
                "{\"message\":\"request failed, reason: connect ECONNREFUSED\"}".to_owned(),
                Verdict::Unknown("request failed, reason: connect ECONNREFUSED".to_owned()),
            ),
            (
                "{\"error\":{\"summary\":\"no lock file\"}}".to_owned(),
                Verdict::Unknown("no lock file".to_owned()),
            ),
        ];
        for (answer, verdict) in cases {
            assert_eq!(judge(&answer).unwrap(), verdict, "{answer}");
        }
        assert!(judge("hello").is_err());
        assert!(judge("{\"auditReportVersion\":2}").is_err());
    }
}
