//! Where the bus is.

use std::convert::Infallible;
use std::str::FromStr;
use std::sync::Arc;

use async_nats::ServerAddr;

use super::BusError;

/// Where the bus is and how it is entered: one server or several, with commas between. What is shown of it holds no password: a text that cannot be read
/// is taken all the same and refused when the bus is to be reached, since whoever refuses an argument shows it.
#[derive(Clone)]
pub struct BusAddress(Result<Arc<[ServerAddr]>, Arc<str>>);

impl FromStr for BusAddress {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<BusAddress, Infallible> {
        Ok(BusAddress(read(text).map_err(Into::into)))
    }
}

fn read(text: &str) -> Result<Arc<[ServerAddr]>, String> {
    let one = |text: &str| {
        let text = text.trim();
        if !text.starts_with("nats://") && !text.starts_with("tls://") {
            return Err("a bus is named as in nats://host:4222 or tls://host:4222".to_owned());
        }
        text.parse::<ServerAddr>().map_err(|error| error.to_string())
    };
    text.split(',').map(one).collect()
}

impl BusAddress {
    /// Whether it can be read.
    pub(crate) fn check(&self) -> Result<(), BusError> {
        self.servers().map(drop)
    }

    /// The servers, if they could be read.
    pub(super) fn servers(&self) -> Result<&[ServerAddr], BusError> {
        match &self.0 {
            Ok(servers) => Ok(servers),
            Err(why) => Err(BusError::Address(why.clone())),
        }
    }
}

impl std::fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hosts = self.0.iter().flat_map(|servers| servers.iter());
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
            "",
        ] {
            let Ok(address) = text.parse::<BusAddress>();
            let refused = address.servers().expect_err(text).to_string();
            assert!(refused.contains("cannot be read"), "{refused}");
            for shown in [refused, format!("{address:?}")] {
                assert!(!shown.contains("secretpw"), "{shown}");
            }
        }
        let Ok(fine) = "nats://flib:secretpw@127.0.0.1:4222, tls://other".parse::<BusAddress>();
        assert_eq!(fine.servers().unwrap().len(), 2);
        assert_eq!(format!("{fine:?}"), "bus 127.0.0.1:4222,other:4222");
    }
}
