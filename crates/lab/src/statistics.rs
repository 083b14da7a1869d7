//! How sure a rate is.

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

/// Wilson's score interval for `hits` out of `tries`, which behaves at the ends where the usual interval does not. Without tries nothing is known.
pub fn wilson(hits: u64, tries: u64) -> Rate {
    if tries == 0 {
        return Rate {
            rate: 0.0,
            low: 0.0,
            high: 1.0,
        };
    }
    const Z: f64 = 1.959_963_984_540_054;
    let (hits, tries) = (hits as f64, tries as f64);
    let rate = hits / tries;
    let square = Z * Z / tries;
    let middle = (rate + square / 2.0) / (1.0 + square);
    let spread = Z / (1.0 + square) * (rate * (1.0 - rate) / tries + square / (4.0 * tries)).sqrt();
    Rate {
        rate,
        low: (middle - spread).max(0.0),
        high: (middle + spread).min(1.0),
    }
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
}
