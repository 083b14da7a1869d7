//! Where the bus is and how it is entered.
//!
//! As every other program for this bus reads an address: `nats://user:password@host` or `nats://token@host`. The way there is hidden by `tls://`, and
//! `?sslrootcert=FILE` names who may vouch for the servers, as in the address of a database; without it those this machine trusts.

use std::convert::Infallible;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use async_nats::{ConnectOptions, ServerAddr};
use percent_encoding::percent_decode_str;

use super::BusError;

/// Where the bus is and how it is entered: one server or several, with commas between. What is shown of it holds no password: a text that cannot be read
/// is taken all the same and refused when the bus is to be reached, since whoever refuses an argument shows it.
#[derive(Clone)]
pub struct BusAddress(Result<Arc<Way>, Arc<str>>);

/// The way to the bus.
struct Way {
    /// Without anything secret: these are for the library, which may write them down.
    servers: Vec<ServerAddr>,
    /// That of the first server that has one, for all of them: servers of a cluster that the library hears of by itself have none.
    entry: Entry,
    /// Who may vouch for the servers.
    roots: Vec<PathBuf>,
}

/// By what the bus is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Entry {
    Open,
    User { name: String, password: String },
    Token(String),
}

impl FromStr for BusAddress {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<BusAddress, Infallible> {
        Ok(BusAddress(Way::read(text).map(Arc::new).map_err(Into::into)))
    }
}

impl Way {
    fn read(text: &str) -> Result<Way, String> {
        let mut way = Way {
            servers: Vec::new(),
            entry: Entry::Open,
            roots: Vec::new(),
        };
        for text in text.split(',').map(str::trim) {
            if !text.starts_with("nats://") && !text.starts_with("tls://") {
                return Err("a bus is named as in nats://host:4222 or tls://host:4222".to_owned());
            }
            way.add(text.parse().map_err(|error: std::io::Error| error.to_string())?)?;
        }
        Ok(way)
    }

    fn add(&mut self, server: ServerAddr) -> Result<(), String> {
        if self.entry == Entry::Open {
            self.entry = Entry::of(&server);
        }
        let mut plain = server.into_inner();
        for (name, value) in plain.query_pairs() {
            match &*name {
                "sslrootcert" => self.roots.push(PathBuf::from(&*value)),
                _ => return Err("it asks for something that is not known here".to_owned()),
            }
        }
        plain.set_query(None);
        let cut = plain.set_username("").and_then(|()| plain.set_password(None));
        cut.map_err(|()| "it names no host".to_owned())?;
        let server = ServerAddr::from_url(plain).map_err(|error| error.to_string())?;
        self.servers.push(server);
        Ok(())
    }
}

impl Entry {
    fn of(server: &ServerAddr) -> Entry {
        let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
        match (server.username(), server.password()) {
            (None, _) => Entry::Open,
            (Some(name), Some(password)) => Entry::User {
                name: plain(name),
                password: plain(password),
            },
            (Some(token), None) => Entry::Token(plain(token)),
        }
    }
}

impl BusAddress {
    /// Whether it can be read.
    pub(crate) fn check(&self) -> Result<(), BusError> {
        self.way().map(drop)
    }

    /// The servers, if they could be read.
    pub(super) fn servers(&self) -> Result<&[ServerAddr], BusError> {
        Ok(&self.way()?.servers)
    }

    /// How they are entered.
    pub(super) fn options(&self) -> Result<ConnectOptions, BusError> {
        let way = self.way()?;
        let options = match way.entry.clone() {
            Entry::Open => ConnectOptions::new(),
            Entry::User { name, password } => ConnectOptions::with_user_and_password(name, password),
            Entry::Token(token) => ConnectOptions::with_token(token),
        };
        // Of a cluster all servers are hidden, also those that the library hears of by itself, whose addresses say nothing of it.
        let hidden = way.servers.iter().any(ServerAddr::tls_required);
        Ok(way
            .roots
            .iter()
            .fold(options.require_tls(hidden), |options, file| {
                options.add_root_certificates(file.clone())
            }))
    }

    fn way(&self) -> Result<&Way, BusError> {
        match &self.0 {
            Ok(way) => Ok(way),
            Err(why) => Err(BusError::Address(why.clone())),
        }
    }
}

impl std::fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hosts = self.0.iter().flat_map(|way| &way.servers);
        let hosts: Vec<String> = hosts
            .map(|one| format!("{}:{}", one.host(), one.port()))
            .collect();
        write!(f, "bus {}", hosts.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_not_shown() {
        for text in [
            "nats://flib:secretpw@127.0.0.1:notaport",
            "flib:secretpw@127.0.0.1",
            "http://flib:secretpw@127.0.0.1",
            "nats://127.0.0.1,flib:secretpw@127.0.0.2",
            "nats://flib:secretpw@127.0.0.1?sslmode=secretpw",
            "",
        ] {
            let Ok(address) = text.parse::<BusAddress>();
            let refused = address.check().expect_err(text).to_string();
            assert!(refused.contains("cannot be read"), "{refused}");
            for shown in [refused, format!("{address:?}")] {
                assert!(!shown.contains("secretpw"), "{shown}");
            }
        }
    }

    fn way(text: &str) -> Arc<Way> {
        let Ok(address) = text.parse::<BusAddress>();
        address.0.expect("it can be read")
    }

    #[test]
    fn a_name_and_a_password_or_a_token_are_taken_from_the_address_and_out_of_it() {
        let user = way("nats://flib:secret%40pw@127.0.0.1:4222, tls://other?sslrootcert=/etc/ca.pem");
        let entry = Entry::User {
            name: "flib".to_owned(),
            password: "secret@pw".to_owned(),
        };
        assert_eq!((&user.entry, user.servers.len()), (&entry, 2));
        assert_eq!(user.roots, [PathBuf::from("/etc/ca.pem")]);
        let shown = format!("{:?}", user.servers);
        assert!(!shown.contains("secret") && !shown.contains("pem"), "{shown}");
        assert_eq!(
            way("nats://a,nats://t0ken@b").entry,
            Entry::Token("t0ken".to_owned())
        );
        assert_eq!(way("nats://127.0.0.1").entry, Entry::Open);
    }
}
