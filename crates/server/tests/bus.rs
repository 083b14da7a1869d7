//! Several nodes on one database and one bus: any of them answers anybody.

use std::rc::Rc;
use std::time::Duration;

use crate::common::nats::Nats;
use crate::common::postgres::on_postgres;
use crate::common::{Client, Dice, House, play_on};
use serde_json::{Value, json};

/// How long a node is counted on here.
const LEASE: Duration = Duration::from_millis(1_500);

/// A database and a bus for several nodes.
struct Site {
    nats: Nats,
    store: String,
}

impl Site {
    /// A node of this site, in this process.
    async fn node(&self, name: &str) -> House {
        self.node_with(name, |_| {}).await
    }

    async fn node_with(&self, name: &str, set: impl FnOnce(&mut server::Config)) -> House {
        House::with(|config| {
            config.store = Some(self.store.parse().unwrap());
            config.bus = Some(self.nats.url().parse().unwrap());
            config.node = name.into();
            config.lease = LEASE.as_millis() as u64;
            set(config);
        })
        .await
    }
}

/// Runs something with a database and a bus, in a runtime of its own.
fn with_site(test: impl AsyncFnOnce(&Site)) {
    let Some(nats) = Nats::start() else { return };
    on_postgres(|| {
        let folder = tempfile::tempdir().unwrap();
        let store = crate::common::postgres::store_for(&folder.path().join("site")).unwrap();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let site = Rc::new(Site { nats, store });
        runtime.block_on(test(&site));
    });
}

/// A table of two, made at the first node and played from two others.
async fn two_from(
    made_at: &House,
    one_at: &House,
    other_at: &House,
    more: Value,
) -> (String, Client, Client) {
    let table = made_at
        .person("anne")
        .make(json!([{"kind": "me"}, {"kind": "open"}]), more)
        .await;
    other_at.person("mary").join(&table, 1).await;
    let started = one_at
        .person("anne")
        .post(&format!("/tables/{table}/start"), Value::Null)
        .await;
    assert_eq!(started.status, 200, "{started:?}");
    let one = one_at.person("anne").sit(&table, Some(0)).await;
    let other = other_at.person("mary").sit(&table, Some(1)).await;
    (table, one, other)
}

#[test]
fn everybody_plays_at_a_node_of_their_own() {
    with_site(async |site| {
        let (first, second, third) = (
            site.node("n1").await,
            site.node("n2").await,
            site.node("n3").await,
        );
        let (table, mut one, mut other) = two_from(&first, &second, &third, Value::Null).await;
        let mut watcher = second.person("zheng").sit(&table, None).await;
        play_on(
            &mut [&mut one, &mut other, &mut watcher],
            &mut Dice(1),
            usize::MAX,
        )
        .await;
        for client in [&mut one, &mut other, &mut watcher] {
            client.until("over").await;
        }
        let records = [&first, &second, &third].map(|node| node.person("anne"));
        let mut texts = Vec::new();
        for anne in &records {
            let record = anne.get(&format!("/tables/{table}/record")).await;
            assert_eq!(record.status, 200, "{record:?}");
            texts.push(record.text);
        }
        catalog::verify(&texts[0], &catalog::CardBox::default()).unwrap();
        assert!(texts.iter().all(|text| *text == texts[0]));
    });
}
