//! The names this server goes by.

use std::net::IpAddr;

use crate::Config;

/// Which names in the header `Host` are this server's own.
pub(crate) struct Hosts {
    names: Vec<String>,
    /// No name was given, and others than this machine may come: any name will do.
    any: bool,
}

impl Hosts {
    /// The names that were given, and those of the origins. A server that is reached from elsewhere and was given none goes by every name.
    pub(crate) fn new(config: &Config) -> Hosts {
        let of_origins = config
            .origins
            .iter()
            .filter_map(|origin| origin.split_once("://"));
        let names: Vec<String> = config
            .hosts
            .iter()
            .map(String::as_str)
            .chain(of_origins.map(|(_, authority)| authority))
            .map(|name| without_port(name.trim_end_matches('/')).to_ascii_lowercase())
            .collect();
        let reached_from_elsewhere = config.behind_proxy || !config.listen.ip().is_loopback();
        Hosts {
            any: names.is_empty() && reached_from_elsewhere,
            names,
        }
    }

    /// Whether this is one of its names. An address is nobody else's name.
    pub(crate) fn know(&self, host: &str) -> bool {
        let name = without_port(host).to_ascii_lowercase();
        let bare = name.trim_start_matches('[').trim_end_matches(']');
        self.any
            || bare.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || self.names.contains(&name)
    }
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !name.is_empty() => {
            // An IPv6 address without a port has colons of its own.
            if name.contains(':') && !name.ends_with(']') {
                host
            } else {
                name
            }
        }
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_names_and_addresses_are_known() {
        let mut config = Config::for_file("x.db");
        let here = Hosts::new(&config);
        for fine in [
            "localhost",
            "localhost:7777",
            "127.0.0.1:7777",
            "[::1]:7777",
            "[::1]",
            "10.0.0.1",
            "a.localhost:1",
        ] {
            assert!(here.know(fine), "{fine}");
        }
        for foreign in [
            "evil.example.org",
            "evil.example.org:7777",
            "",
            "127.0.0.1.evil.org",
            "localhost.evil.org",
        ] {
            assert!(!here.know(foreign), "{foreign}");
        }
        config.origins = vec!["https://play.example.org/".into()];
        config.behind_proxy = true;
        let named = Hosts::new(&config);
        assert!(
            named.know("Play.Example.org") && named.know("play.example.org:443") && !named.know("evil.org")
        );
        config.origins.clear();
        assert!(
            Hosts::new(&config).know("box.local"),
            "behind a proxy without a name any name will do"
        );
    }
}
