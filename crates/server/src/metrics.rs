//! Numbers for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// What is counted. Nothing here says who or what: only how many.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) tables_loaded: AtomicI64,
    /// Tables that live on other nodes and are used here.
    pub(crate) tables_relayed: AtomicI64,
    pub(crate) sockets_open: AtomicI64,
    /// Sockets at tables that live on other nodes.
    pub(crate) sockets_relayed: AtomicI64,
    pub(crate) connections_open: AtomicI64,
    pub(crate) tables_made: AtomicU64,
    pub(crate) games_over: AtomicU64,
    pub(crate) moves_accepted: AtomicU64,
    pub(crate) moves_refused: AtomicU64,
    pub(crate) questions: AtomicU64,
    pub(crate) bad_messages: AtomicU64,
    pub(crate) slow_clients: AtomicU64,
    pub(crate) resumed: AtomicU64,
    pub(crate) wholes: AtomicU64,
    pub(crate) too_many: AtomicU64,
    pub(crate) lists_made: AtomicU64,
    pub(crate) thoughts: AtomicU64,
    pub(crate) thoughts_late: AtomicU64,
    pub(crate) thoughts_dropped: AtomicU64,
    pub(crate) panics: AtomicU64,
    pub(crate) requests_relayed: AtomicU64,
    pub(crate) thoughts_elsewhere: AtomicU64,
    pub(crate) thoughts_for_others: AtomicU64,
    pub(crate) bus_gaps: AtomicU64,
    pub(crate) bus_nonsense: AtomicU64,
    pub(crate) bus_round_trip_micros: AtomicU64,
    pub(crate) renewals: AtomicU64,
    pub(crate) takeovers: AtomicU64,
    pub(crate) fenced: AtomicU64,
    pub(crate) lives_lost: AtomicU64,
    pub(crate) given_up: AtomicU64,
    pub(crate) requests: [AtomicU64; 5],
    commits: AtomicU64,
    commits_failed: AtomicU64,
    jobs: AtomicU64,
    commit_micros: AtomicU64,
    commit_buckets: [AtomicU64; BUCKETS.len()],
}

/// The bounds of the histogram of commits, in microseconds.
const BUCKETS: [u64; 8] = [250, 500, 1_000, 2_500, 5_000, 10_000, 50_000, 250_000];

/// Adds one.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Relaxed);
}

/// Something that is counted as long as it is there.
pub(crate) struct Gauge<'a>(&'a AtomicI64);

impl<'a> Gauge<'a> {
    pub(crate) fn new(gauge: &'a AtomicI64) -> Gauge<'a> {
        gauge.fetch_add(1, Relaxed);
        Gauge(gauge)
    }
}

impl Drop for Gauge<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

impl Metrics {
    /// A group of jobs was written, or not.
    pub(crate) fn commit(&self, jobs: usize, took: Duration, fine: bool) {
        if !fine {
            count(&self.commits_failed);
            return;
        }
        let micros = took.as_micros() as u64;
        count(&self.commits);
        self.jobs.fetch_add(jobs as u64, Relaxed);
        self.commit_micros.fetch_add(micros, Relaxed);
        for (bound, bucket) in BUCKETS.iter().zip(&self.commit_buckets) {
            if micros <= *bound {
                count(bucket);
            }
        }
    }

    /// A request was answered.
    pub(crate) fn request(&self, status: u16) {
        if let Some(counter) = self.requests.get(usize::from(status / 100).saturating_sub(1)) {
            count(counter);
        }
    }

    /// Everything in the text form of Prometheus.
    pub(crate) fn text(&self) -> String {
        let mut out = String::with_capacity(4096);
        let gauges = [
            ("tables_loaded", "Tables in memory.", &self.tables_loaded),
            (
                "tables_relayed",
                "Tables that live on other nodes and are used here.",
                &self.tables_relayed,
            ),
            ("sockets_open", "Open WebSockets.", &self.sockets_open),
            (
                "sockets_relayed",
                "Open WebSockets at tables that live on other nodes.",
                &self.sockets_relayed,
            ),
            (
                "connections_open",
                "Open TCP connections.",
                &self.connections_open,
            ),
        ];
        for (name, help, gauge) in gauges {
            line(&mut out, name, help, "gauge", gauge.load(Relaxed));
        }
        let counters = [
            ("tables_made_total", "Tables made.", &self.tables_made),
            ("games_over_total", "Games that ended.", &self.games_over),
            (
                "moves_accepted_total",
                "Moves made, and on disk.",
                &self.moves_accepted,
            ),
            ("moves_refused_total", "Moves refused.", &self.moves_refused),
            (
                "questions_total",
                "Messages that asked whether moves would be allowed.",
                &self.questions,
            ),
            (
                "bad_messages_total",
                "Messages that could not be read.",
                &self.bad_messages,
            ),
            (
                "slow_clients_total",
                "Sockets closed because the client did not read.",
                &self.slow_clients,
            ),
            (
                "resumed_total",
                "Sockets that went on where they had stopped.",
                &self.resumed,
            ),
            ("wholes_total", "Sockets that were sent everything.", &self.wholes),
            (
                "too_many_total",
                "Requests and commands refused by a rate limit.",
                &self.too_many,
            ),
            (
                "lists_made_total",
                "Public lists that were made, not those that were shown again.",
                &self.lists_made,
            ),
            ("bot_thoughts_total", "Moves bots thought about.", &self.thoughts),
            (
                "bot_thoughts_late_total",
                "Thoughts that took longer than allowed.",
                &self.thoughts_late,
            ),
            (
                "bot_thoughts_dropped_total",
                "Thoughts about positions that were gone before they came to an end.",
                &self.thoughts_dropped,
            ),
            ("rule_panics_total", "Rules that panicked.", &self.panics),
            (
                "commits_failed_total",
                "Transactions that could not be written.",
                &self.commits_failed,
            ),
            (
                "commit_jobs_total",
                "Jobs in the transactions written.",
                &self.jobs,
            ),
        ];
        for (name, help, counter) in counters {
            line(&mut out, name, help, "counter", counter.load(Relaxed));
        }
        self.nodes(&mut out);
        self.requests(&mut out);
        self.commits(&mut out);
        out
    }

    /// What is of interest where several nodes share a database.
    fn nodes(&self, out: &mut String) {
        let counters = [
            (
                "requests_relayed_total",
                "Requests passed on to the node that has the table.",
                &self.requests_relayed,
            ),
            (
                "bot_thoughts_elsewhere_total",
                "Thoughts of bots that another node had for this one.",
                &self.thoughts_elsewhere,
            ),
            (
                "bot_thoughts_for_others_total",
                "Thoughts of bots that this node had for others.",
                &self.thoughts_for_others,
            ),
            (
                "bus_gaps_total",
                "Roll calls because something on the bus was missing.",
                &self.bus_gaps,
            ),
            (
                "bus_nonsense_total",
                "Messages on the bus that could not be read.",
                &self.bus_nonsense,
            ),
            ("renewals_total", "Renewals of this node's lease.", &self.renewals),
            (
                "takeovers_total",
                "Nodes whose time was up, and whose tables this node made free.",
                &self.takeovers,
            ),
            (
                "fenced_total",
                "Writes refused because this node had lost its lease.",
                &self.fenced,
            ),
            (
                "lives_lost_total",
                "How often this node lost its lease.",
                &self.lives_lost,
            ),
            (
                "given_up_total",
                "How often this node gave its tables up because it did not hear the bus and others did.",
                &self.given_up,
            ),
        ];
        for (name, help, counter) in counters {
            line(out, name, help, "counter", counter.load(Relaxed));
        }
        let seconds = self.bus_round_trip_micros.load(Relaxed) as f64 / 1e6;
        let help = "How long the last message to oneself took over the bus.";
        line(out, "bus_round_trip_seconds", help, "gauge", seconds);
    }

    fn requests(&self, out: &mut String) {
        out.push_str("# HELP flibuste_requests_total Requests answered, by class of status.\n# TYPE flibuste_requests_total counter\n");
        for (class, counter) in self.requests.iter().enumerate() {
            let _ = writeln!(
                out,
                "flibuste_requests_total{{status=\"{}xx\"}} {}",
                class + 1,
                counter.load(Relaxed)
            );
        }
    }

    fn commits(&self, out: &mut String) {
        out.push_str("# HELP flibuste_commit_seconds How long a transaction took, with the wait for the disk.\n# TYPE flibuste_commit_seconds histogram\n");
        for (bound, bucket) in BUCKETS.iter().zip(&self.commit_buckets) {
            let _ = writeln!(
                out,
                "flibuste_commit_seconds_bucket{{le=\"{}\"}} {}",
                *bound as f64 / 1e6,
                bucket.load(Relaxed)
            );
        }
        let all = self.commits.load(Relaxed);
        let _ = writeln!(out, "flibuste_commit_seconds_bucket{{le=\"+Inf\"}} {all}");
        let _ = writeln!(
            out,
            "flibuste_commit_seconds_sum {}",
            self.commit_micros.load(Relaxed) as f64 / 1e6
        );
        let _ = writeln!(out, "flibuste_commit_seconds_count {all}");
    }
}

fn line(out: &mut String, name: &str, help: &str, kind: &str, value: impl std::fmt::Display) {
    let _ = writeln!(
        out,
        "# HELP flibuste_{name} {help}\n# TYPE flibuste_{name} {kind}\nflibuste_{name} {value}"
    );
}
