//! How sure a figure is.
//!
//! Rates have Wilson's interval. Where several seats of one game are counted, they are not independent: whoever wins, the others lose. So the spread is
//! measured from game to game ([`Clusters`]), and Wilson's interval is taken for as many tries as that spread is worth. Where many things are
//! looked at, some look special by chance: [`holm`] says which still do when all of them are counted, whatever they have to do with each other.

use serde::Serialize;

/// A rate with the interval in which the true rate lies in 95 of 100 experiments.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rate {
    /// The share that was seen.
    pub rate: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// So many standard errors lie between the middle and the end of a 95 % interval.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// Wilson's score interval for `hits` out of `tries`, which behaves at the ends where the usual interval does not. Without tries nothing is known.
pub fn wilson(hits: u64, tries: u64) -> Rate {
    match tries {
        0 => wilson_of(0.0, 0.0),
        _ => wilson_of(hits as f64 / tries as f64, tries as f64),
    }
}

/// Wilson's interval for a rate that is worth so many independent tries.
pub fn wilson_of(rate: f64, tries: f64) -> Rate {
    if tries <= 0.0 {
        return Rate {
            rate: 0.0,
            low: 0.0,
            high: 1.0,
        };
    }
    let square = Z * Z / tries;
    let middle = (rate + square / 2.0) / (1.0 + square);
    let spread = Z / (1.0 + square) * (rate * (1.0 - rate) / tries + square / (4.0 * tries)).sqrt();
    Rate {
        rate,
        low: (middle - spread).max(0.0),
        high: (middle + spread).min(1.0),
    }
}

/// Tries and hits that come in clusters, as the seats of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Clusters {
    tries: f64,
    hits: f64,
    /// Sums over clusters of products of their tries and hits.
    tries_tries: f64,
    tries_hits: f64,
    hits_hits: f64,
}

impl Clusters {
    /// Counts one cluster.
    pub fn add(&mut self, tries: f64, hits: f64) {
        self.tries += tries;
        self.hits += hits;
        self.tries_tries += tries * tries;
        self.tries_hits += tries * hits;
        self.hits_hits += hits * hits;
    }

    /// How many tries there were.
    pub fn tries(&self) -> f64 {
        self.tries
    }

    /// By how much there were more hits than this rate would have given.
    pub(crate) fn off(&self, rate: f64) -> f64 {
        self.hits - rate * self.tries
    }

    /// The sum of the squares of that, cluster by cluster.
    pub(crate) fn off_squared(&self, rate: f64) -> f64 {
        self.hits_hits - 2.0 * rate * self.tries_hits + rate * rate * self.tries_tries
    }

    /// The share of hits with its interval: Wilson's, for the number of independent tries that would spread as much from cluster to cluster.
    pub fn rate(&self) -> Rate {
        if self.tries <= 0.0 {
            return wilson_of(0.0, 0.0);
        }
        let rate = self.hits / self.tries;
        let variance = self.off_squared(rate).max(0.0) / (self.tries * self.tries);
        let worth = rate * (1.0 - rate) / variance;
        // Where nothing was ever seen to vary, the spread is unknown and the tries are taken as they are.
        wilson_of(rate, if worth.is_finite() { worth } else { self.tries })
    }
}

/// The share of the normal distribution that lies below so many standard deviations; good to seven digits (Abramowitz and Stegun 26.2.17).
pub fn normal_below(z: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * z.abs());
    let series = [
        0.319_381_530,
        -0.356_563_782,
        1.781_477_937,
        -1.821_255_978,
        1.330_274_429,
    ];
    let sum = series.iter().rev().fold(0.0, |sum, part| t * (part + sum));
    let above = (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * sum;
    if z < 0.0 { above } else { 1.0 - above }
}

/// How likely chance alone takes a figure so many standard errors away, to either side.
pub fn p_value(z: f64) -> f64 {
    (2.0 * normal_below(-z.abs())).min(1.0)
}

/// Holm's correction: what each p value becomes when all of them are looked at. Below 0.05 stays, with a chance of 95 in 100 at least, only what is
/// really there. It asks nothing of how the tests depend on each other.
pub fn holm(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|a, b| values[*a].total_cmp(&values[*b]));
    let mut adjusted = vec![1.0; values.len()];
    let mut least: f64 = 0.0;
    for (rank, at) in order.into_iter().enumerate() {
        least = least.max((values.len() - rank) as f64 * values[at]).min(1.0);
        adjusted[at] = least;
    }
    adjusted
}

/// The mean of some figures with its 95 % interval.
pub fn mean(values: &[f64]) -> Rate {
    let count = values.len() as f64;
    if values.is_empty() {
        return Rate {
            rate: 0.0,
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
        };
    }
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    let half = Z * (squares / (count - 1.0).max(1.0) / count).sqrt();
    Rate {
        rate: mean,
        low: mean - half,
        high: mean + half,
    }
}

/// The value below which this share of sorted figures lies, and its 95 % interval by ranks, which asks nothing of how they are spread.
pub fn quantile(sorted: &[f64], share: f64) -> Rate {
    let at = |place: f64| {
        let place = place.clamp(0.0, sorted.len().saturating_sub(1) as f64) as usize;
        sorted.get(place).copied().unwrap_or(0.0)
    };
    let count = sorted.len() as f64;
    let half = Z * (count * share * (1.0 - share)).sqrt();
    let middle = share * (count - 1.0);
    Rate {
        rate: at(middle.round()),
        low: at((middle - half).floor()),
        high: at((middle + half).ceil()),
    }
}

/// How many bits one learns, on average, from one of these counted things: Shannon's entropy, with the correction of Miller and Madow for small samples.
pub fn entropy(counts: impl IntoIterator<Item = u64>) -> f64 {
    let counts: Vec<f64> = counts
        .into_iter()
        .filter(|count| *count > 0)
        .map(|count| count as f64)
        .collect();
    let all: f64 = counts.iter().sum();
    if all == 0.0 {
        return 0.0;
    }
    let plain: f64 = counts
        .iter()
        .map(|count| -count / all * (count / all).log2())
        .sum();
    plain + (counts.len() as f64 - 1.0) / (2.0 * all) * std::f64::consts::LOG2_E
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(hits: u64, tries: u64, low: f64, high: f64) {
        let interval = wilson(hits, tries);
        assert!((interval.low - low).abs() < 5e-4, "{interval:?}");
        assert!((interval.high - high).abs() < 5e-4, "{interval:?}");
    }

    /// The figures of Newcombe (1998), table I, method 3.
    #[test]
    fn the_published_examples_come_out() {
        close(81, 263, 0.2553, 0.3662);
        close(15, 148, 0.0624, 0.1605);
        close(0, 20, 0.0, 0.1611);
        close(1, 29, 0.0061, 0.1718);
    }

    #[test]
    fn nothing_tried_is_nothing_known() {
        assert_eq!(
            wilson(0, 0),
            Rate {
                rate: 0.0,
                low: 0.0,
                high: 1.0
            }
        );
    }

    #[test]
    fn clusters_of_one_are_tries() {
        let mut clusters = Clusters::default();
        (0..263).for_each(|at| clusters.add(1.0, f64::from(u8::from(at < 81))));
        let (one, other) = (clusters.rate(), wilson(81, 263));
        assert!((one.low - other.low).abs() < 1e-9 && (one.high - other.high).abs() < 1e-9);
    }

    /// Ten tries that always come out alike are worth one.
    #[test]
    fn clusters_that_come_out_alike_are_worth_one_try_each() {
        let mut clusters = Clusters::default();
        (0..263).for_each(|at| clusters.add(10.0, if at < 81 { 10.0 } else { 0.0 }));
        let (one, other) = (clusters.rate(), wilson(81, 263));
        assert!((one.low - other.low).abs() < 1e-9, "{one:?} {other:?}");
    }

    /// If one of two seats wins each game, their common rate is certain, however many games there are.
    #[test]
    fn what_cannot_vary_has_no_spread() {
        let mut clusters = Clusters::default();
        (0..10).for_each(|_| clusters.add(2.0, 1.0));
        let rate = clusters.rate();
        assert_eq!(rate.rate, 0.5);
        assert!(rate.high - rate.low < wilson(5, 10).high - wilson(5, 10).low);
    }

    /// From any table of the normal distribution.
    #[test]
    fn the_normal_distribution_is_the_one_in_the_tables() {
        for (z, below) in [
            (0.0, 0.5),
            (1.0, 0.841_344_7),
            (-1.959_964, 0.025),
            (3.0, 0.998_650_1),
        ] {
            assert!((normal_below(z) - below).abs() < 1e-6, "{z}");
        }
        assert!((p_value(1.959_964) - 0.05).abs() < 1e-6);
        assert!((p_value(-1.959_964) - 0.05).abs() < 1e-6);
    }

    /// By hand: 4 × 0.005, 3 × 0.01, 2 × 0.03; the last is not smaller than the one before it. As `p.adjust` of R says.
    #[test]
    fn holms_correction_goes_down_the_list() {
        let adjusted = holm(&[0.01, 0.04, 0.03, 0.005]);
        for (got, wanted) in adjusted.iter().zip([0.03, 0.06, 0.06, 0.02]) {
            assert!((got - wanted).abs() < 1e-12, "{adjusted:?}");
        }
        assert_eq!(holm(&[]), [0.0; 0]);
    }

    #[test]
    fn a_fair_coin_is_one_bit() {
        assert!((entropy([50_000, 50_000]) - 1.0).abs() < 1e-4);
        assert!((entropy([25_000; 4]) - 2.0).abs() < 1e-4);
        assert_eq!(entropy([7]), 0.0);
        assert_eq!(entropy([]), 0.0);
        // 0.9 and 0.1: 0.4690 bits, and (2 - 1) / 2000 of a nat for the small sample.
        assert!((entropy([900, 100]) - 0.468_996 - 0.000_721).abs() < 1e-5);
    }

    #[test]
    fn quantiles_and_means() {
        let sorted: Vec<f64> = (1..=101).map(f64::from).collect();
        let middle = quantile(&sorted, 0.5);
        assert_eq!(middle.rate, 51.0);
        // The ranks that a binomial table gives for the median of 101: 41 to 61, one further with the normal distribution.
        assert!((middle.low - 41.0).abs() <= 1.0 && (middle.high - 61.0).abs() <= 1.0);
        let mean = mean(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        assert_eq!(mean.rate, 5.0);
        // The standard deviation of these is 2.138 with n - 1.
        assert!((mean.high - 5.0 - Z * 2.138 / 8f64.sqrt()).abs() < 1e-3);
    }
}
