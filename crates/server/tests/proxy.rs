//! A real proxy in front: nginx with TLS by a certificate made on the spot, sockets through it, and addresses as they are.

use crate::common;

use std::net::{SocketAddr, TcpListener};
use std::os::fd::OwnedFd;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::{Dice, House, Person, play_on, request};
use serde_json::{Value, json};

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_port() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// Where nginx is, if it is anywhere.
fn nginx() -> Option<&'static str> {
    let places = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"];
    places.into_iter().find(|place| Path::new(place).exists())
}

fn certificate(folder: &Path) -> bool {
    let made = Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
            "-days",
            "2",
        ])
        .args([
            "-subj",
            "/CN=play.example.org",
            "-addext",
            "subjectAltName=DNS:play.example.org",
        ])
        .args(["-keyout", "key.pem", "-out", "cert.pem"])
        .current_dir(folder)
        .stderr(Stdio::null())
        .status();
    made.is_ok_and(|status| status.success())
}

/// Starts nginx before the server, as `deploy/nginx.conf` describes it.
fn start_proxy(folder: &Path, server: SocketAddr) -> (Running, SocketAddr) {
    let address = free_port();
    let example = include_str!("../deploy/nginx.conf");
    let site = example
        .replace("listen 443 ssl;", &format!("listen {address} ssl;"))
        .replace("127.0.0.1:7777", &server.to_string())
        .replace("/etc/ssl/flibuste", &folder.display().to_string());
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {}/{kind};\n", folder.display()))
        .concat();
    let whole = format!(
        "daemon off;\nmaster_process off;\npid {0}/nginx.pid;\nerror_log {0}/error.log;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{site}}}\n",
        folder.display()
    );
    std::fs::write(folder.join("nginx.conf"), whole).unwrap();
    let child = Command::new(nginx().unwrap())
        .arg("-c")
        .arg(folder.join("nginx.conf"))
        .arg("-p")
        .arg(folder)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let running = Running(child);
    let begun = Instant::now();
    while std::net::TcpStream::connect(address).is_err() {
        let said = std::fs::read_to_string(folder.join("error.log")).unwrap_or_default();
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "nginx does not start: {said}"
        );
        std::thread::sleep(Duration::from_millis(25));
    }
    (running, address)
}

/// An address on this machine at which everything said goes to the proxy by TLS, coming from `source`, with its certificate checked.
fn tunnel(folder: &Path, proxy: SocketAddr, source: &'static str) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let certificate = folder.join("cert.pem");
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let output: OwnedFd = stream.try_clone().unwrap().into();
            let input: OwnedFd = stream.into();
            let spawned = Command::new("openssl")
                .args([
                    "s_client",
                    "-quiet",
                    "-verify_return_error",
                    "-servername",
                    "play.example.org",
                ])
                .args(["-verify_hostname", "play.example.org", "-CAfile"])
                .arg(&certificate)
                .args(["-bind", &format!("{source}:0"), "-connect", &proxy.to_string()])
                .stdin(Stdio::from(input))
                .stdout(Stdio::from(output))
                .stderr(Stdio::null())
                .spawn();
            if let Ok(mut child) = spawned {
                std::thread::spawn(move || child.wait());
            }
        }
    });
    address
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_nginx_sockets_pass_and_addresses_are_right() {
    let folder = tempfile::tempdir().unwrap();
    if nginx().is_none() || !certificate(folder.path()) {
        println!("left out: nginx or openssl is not installed");
        return;
    }
    let house = House::with(|config| {
        config.behind_proxy = true;
        config.hosts = vec!["play.example.org".into()];
        config.table_rate = 2;
    })
    .await;
    let (_proxy, address) = start_proxy(folder.path(), house.address);
    let here = tunnel(folder.path(), address, "127.0.0.2");
    let there = tunnel(folder.path(), address, "127.0.0.3");

    let games = request(here, "GET", "/api/v1/games", &[], "").await;
    assert_eq!(games.status, 200, "{}", games.text);
    assert_eq!(games.headers["strict-transport-security"], "max-age=31536000");

    let (anne, mary) = (Person::new(here, "anne"), Person::new(there, "mary"));
    let table = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    mary.join(&table, 1).await;
    assert_eq!(
        anne.post(&format!("/tables/{table}/start"), Value::Null)
            .await
            .status,
        200
    );
    let mut one = anne.sit(&table, Some(0)).await;
    let mut other = mary.sit(&table, Some(1)).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 10).await;

    // Two tables a minute for each client, not for the proxy, and whatever a client says about itself.
    let new = json!({ "game": catalog::GAMES[0], "seats": [{ "kind": "me" }, { "kind": "open" }], "my_name": "Anne" }).to_string();
    let mut answers = Vec::new();
    for client in [here, here, there, there, there] {
        let spoofed = [("x-forwarded-for", "198.51.100.1")];
        let made = request(client, "POST", "/api/v1/tables", &spoofed, &new).await;
        if made.status == 201 {
            assert!(
                made.headers["set-cookie"].contains("; Secure"),
                "{:?}",
                made.headers
            );
        }
        answers.push(made.status);
    }
    assert_eq!(answers, [201, 429, 201, 201, 429]);
}
