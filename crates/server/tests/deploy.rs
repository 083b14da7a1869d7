//! What lies in `deploy`, `compose.yaml` and the Containerfile is understood by the command as it is: every flag, every variable, every value.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::{CommandFactory, Parser};
use serde_json::Value;

/// The flags of `flibuste serve`.
#[derive(Parser)]
struct Arguments {
    #[command(flatten)]
    config: server::Config,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn parse(flags: impl IntoIterator<Item = String>) -> server::Config {
    let words = std::iter::once("serve".to_owned()).chain(flags);
    let parsed = Arguments::try_parse_from(words);
    parsed.unwrap_or_else(|error| panic!("{error}")).config
}

/// Variables as the flags they stand for; one that no flag has is a mistake.
fn flags_of(variables: &BTreeMap<String, String>) -> Vec<String> {
    let command = Arguments::command();
    let flag = |(name, value): (&String, &String)| {
        let known = command
            .get_arguments()
            .find(|argument| argument.get_env().is_some_and(|env| env == name.as_str()));
        let argument = known.unwrap_or_else(|| panic!("no flag is given by {name}"));
        let long = argument.get_long().unwrap();
        match (argument.get_action().takes_values(), value.as_str()) {
            (true, value) => format!("--{long}={value}"),
            (false, "true") => format!("--{long}"),
            (false, value) => panic!("{name} is {value:?}"),
        }
    };
    variables.iter().map(flag).collect()
}

/// What `${NAME:-value}` stands for where nobody gives another.
fn with_defaults(text: &str) -> String {
    let mut parts = text.split("${");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (variable, rest) = part.split_once('}').expect("a variable ends");
        let (_, value) = variable.split_once(":-").expect("a variable has a default");
        whole += value;
        whole += rest;
    }
    whole
}

#[test]
fn compose_starts_three_nodes_that_share_a_database_and_a_bus() {
    let compose: Value = serde_saphyr::from_str(&with_defaults(&read("compose.yaml"))).unwrap();
    let services = compose["services"].as_object().unwrap();
    let nodes: Vec<&Value> = services
        .values()
        .filter(|service| service["build"] == ".")
        .collect();
    assert_eq!(nodes.len(), 3);
    let mut names = Vec::new();
    for node in nodes {
        let variables: BTreeMap<String, String> =
            serde_json::from_value(node["environment"].clone()).unwrap();
        let config = parse(flags_of(&variables));
        assert!(config.store.is_some() && config.bus.is_some() && config.behind_proxy);
        for (host, known) in [("@postgres/", "postgres"), ("//nats:", "nats")] {
            let named = variables.values().any(|value| value.contains(host));
            assert!(named && services.contains_key(known), "{known}");
        }
        names.push(config.node);
    }
    names.sort();
    assert_eq!(names, ["n1", "n2", "n3"]);
    let balancer = read("crates/server/deploy/cluster.nginx.conf");
    for name in names {
        assert!(
            services.contains_key(&name),
            "the balancer knows nodes by the names of their services"
        );
        assert!(balancer.contains(&format!("server {name}:7777 ")), "{name}");
    }
    let mounted = services["proxy"]["volumes"][0].as_str().unwrap();
    let (file, _) = mounted.split_once(':').unwrap();
    assert!(root().join(file).is_file(), "{file}");
    assert_eq!(balancer.matches('{').count(), balancer.matches('}').count());
}

#[test]
fn every_command_in_the_files_for_hosts_is_understood() {
    let mut seen = 0;
    for file in [
        "Caddyfile",
        "flibuste.service",
        "nginx.conf",
        "cluster.nginx.conf",
    ] {
        for line in read(&format!("crates/server/deploy/{file}")).lines() {
            if let Some((_, flags)) = line.split_once("flibuste serve ") {
                parse(flags.split_whitespace().map(str::to_owned));
                seen += 1;
            }
        }
    }
    assert!(seen >= 3, "{seen}");
    let image = read("Containerfile");
    let entry = image
        .lines()
        .find_map(|line| line.strip_prefix("ENTRYPOINT "))
        .unwrap();
    let words: Vec<String> = serde_json::from_str(entry).unwrap();
    assert_eq!(words[..2], ["/flibuste", "serve"]);
    let config = parse(words[2..].iter().cloned());
    assert_eq!(config.listen.port(), 7777);
}
