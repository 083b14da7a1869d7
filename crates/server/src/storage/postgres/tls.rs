//! How the way to the database is kept from others, as the address asks for it by `sslmode`:
//!
//! - `disable`: not at all. `prefer`, which is meant where nothing is said: if the database offers it. `require`: or nothing is sent. As with every other
//!   program for this database, neither asks whose certificate it is.
//! - `verify-full`: the certificate is good for the name in the address, and somebody this machine trusts says so, or somebody in the file `sslrootcert`.
//!   `verify-ca` asks for no less here.

use std::path::PathBuf;
use std::sync::Arc;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::super::StorageError;

/// Whose certificate is taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tls {
    /// It is asked whose it is.
    verifies: bool,
    /// Who may say so; those this machine trusts if nobody is named.
    roots: Option<PathBuf>,
}

impl Tls {
    /// Reads what an address asks for; gives the rest of the address as the library reads it, which knows nothing of certificates.
    pub(super) fn take_from(address: &str) -> (String, Tls) {
        let mut tls = Tls::default();
        let Some((before, query)) = address.split_once('?') else {
            return (address.to_owned(), tls);
        };
        let mut rest = Vec::new();
        for pair in query.split('&') {
            match pair.split_once('=') {
                Some(("sslmode", "verify-full" | "verify-ca")) => {
                    tls.verifies = true;
                    rest.push("sslmode=require");
                }
                Some(("sslrootcert", path)) => tls.roots = Some(path.into()),
                _ => rest.push(pair),
            }
        }
        let mark = if rest.is_empty() { "" } else { "?" };
        (format!("{before}{mark}{}", rest.join("&")), tls)
    }

    /// What makes connections safe in this way.
    pub(super) fn connector(&self) -> Result<MakeRustlsConnect, StorageError> {
        let provider = Arc::new(ring::default_provider());
        let wrong = |error: String| StorageError::Postgres(format!("its certificates: {error}").into());
        let builder = ClientConfig::builder_with_provider(provider.clone())
            .with_safe_default_protocol_versions()
            .map_err(|error| wrong(error.to_string()))?;
        let config = match self.verifies {
            true => builder.with_root_certificates(self.roots().map_err(wrong)?),
            false => builder
                .dangerous()
                .with_custom_certificate_verifier(Arc::new(Anybody(provider))),
        };
        Ok(MakeRustlsConnect::new(config.with_no_client_auth()))
    }

    fn roots(&self) -> Result<RootCertStore, String> {
        let mut roots = RootCertStore::empty();
        match &self.roots {
            Some(file) => {
                let all = CertificateDer::pem_file_iter(file).map_err(|error| error.to_string())?;
                for one in all {
                    let one = one.map_err(|error| error.to_string())?;
                    roots.add(one).map_err(|error| error.to_string())?;
                }
            }
            None => {
                roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            }
        }
        match roots.is_empty() {
            true => Err("nobody is trusted to say whose they are".into()),
            false => Ok(roots),
        }
    }
}

/// Takes anybody's certificate: what is sent is hidden from those who listen, and whoever answers may be anybody.
#[derive(Debug)]
struct Anybody(Arc<CryptoProvider>);

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let algorithms = &self.0.signature_verification_algorithms;
        rustls::crypto::verify_tls12_signature(message, certificate, signed, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let algorithms = &self.0.signature_verification_algorithms;
        rustls::crypto::verify_tls13_signature(message, certificate, signed, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_of_certificates_is_read_and_the_rest_stays() {
        let read = |text: &str| Tls::take_from(text);
        let plain = "postgres://u:p@h/db?sslmode=require&connect_timeout=3";
        assert_eq!(read(plain), (plain.into(), Tls::default()));
        let (rest, tls) = read("postgres://u:p@h/db?sslrootcert=/etc/ca.pem&sslmode=verify-full");
        assert_eq!(rest, "postgres://u:p@h/db?sslmode=require");
        assert_eq!(
            tls,
            Tls {
                verifies: true,
                roots: Some("/etc/ca.pem".into())
            }
        );
        assert_eq!(read("postgres://h/db?sslrootcert=x").0, "postgres://h/db");
        assert!(read("postgres://h/db").0.ends_with("/db"));
    }
}
