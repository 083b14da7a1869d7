//! Strength as one number: Elo's, fitted to all meetings at once (Bradley and Terry).

use std::collections::BTreeMap;

use table::Chance;

use super::Meeting;

/// How strong a bot is.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// Which.
    pub name: String,
    /// Elo points; those of all bots of a tournament are 0 on average.
    pub elo: f64,
    /// The ends of the interval in which 95 of 100 samples of the same meetings lie.
    pub interval: (f64, f64),
}

/// All bots of a tournament, the best first.
pub type Standing = Vec<Rating>;

/// How often the meetings are drawn again to see how sure the ratings are.
const SAMPLES: usize = 200;
/// Points that everybody gets besides, won and lost, so that who never lost has a number too.
const GRACE: f64 = 0.5;

/// Rates everybody who played.
pub(super) fn rate(meetings: &[Meeting]) -> Standing {
    let mut names: Vec<&str> = meetings
        .iter()
        .flat_map(|meeting| [&*meeting.one, &*meeting.other])
        .collect();
    names.sort_unstable();
    names.dedup();
    let index: BTreeMap<&str, usize> = names.iter().copied().zip(0..).collect();
    let games: Vec<(usize, usize, f64)> = meetings
        .iter()
        .map(|meeting| (index[&*meeting.one], index[&*meeting.other], meeting.points))
        .collect();
    let elo = fit(names.len(), games.iter().copied());
    let mut samples = vec![Vec::with_capacity(SAMPLES); names.len()];
    let mut chance = Chance::fast(1);
    for _ in 0..SAMPLES.min(games.len() * SAMPLES) {
        let again = (0..games.len()).map(|_| games[chance.pick(games.len().min(usize::from(u16::MAX)))]);
        let again: Vec<_> = again.collect();
        for (sample, elo) in samples.iter_mut().zip(fit(names.len(), again.into_iter())) {
            sample.push(elo);
        }
    }
    let mut standing: Standing = names
        .into_iter()
        .zip(elo)
        .zip(samples)
        .map(|((name, elo), mut sample)| {
            sample.sort_by(f64::total_cmp);
            let at = |part: f64| sample.get((part * sample.len() as f64) as usize).copied();
            Rating {
                name: name.into(),
                elo,
                interval: (at(0.025).unwrap_or(elo), at(0.975).unwrap_or(elo)),
            }
        })
        .collect();
    standing.sort_by(|a, b| b.elo.total_cmp(&a.elo));
    standing
}

/// The strengths that make what was seen most likely, by going a little towards it again and again.
fn fit(count: usize, games: impl Iterator<Item = (usize, usize, f64)>) -> Vec<f64> {
    let mut points = vec![vec![0.0; count]; count];
    for (one, other, won) in games {
        points[one][other] += won;
        points[other][one] += 1.0 - won;
    }
    let met =
        |(one, other): &(usize, usize)| one != other && points[*one][*other] + points[*other][*one] > 0.0;
    let pairs = (0..count).flat_map(|one| (0..count).map(move |other| (one, other)));
    for (one, other) in pairs.filter(met).collect::<Vec<_>>() {
        points[one][other] += GRACE;
    }
    let mut strength = vec![1.0; count];
    for _ in 0..200 {
        let before = strength.clone();
        for one in 0..count {
            let won: f64 = points[one].iter().sum();
            let met = (0..count).filter(|other| *other != one);
            let expected: f64 = met
                .map(|other| (points[one][other] + points[other][one]) / (before[one] + before[other]))
                .sum();
            if expected > 0.0 {
                strength[one] = won / expected;
            }
        }
        let mean = strength.iter().map(|one: &f64| one.ln()).sum::<f64>() / count.max(1) as f64;
        strength.iter_mut().for_each(|one| *one /= mean.exp());
    }
    strength.iter().map(|one| 400.0 * one.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(one: &str, other: &str, points: f64) -> Meeting {
        Meeting {
            one: one.into(),
            other: other.into(),
            deal: 0,
            points,
            won: 2.0 * points,
            lost: 2.0 - 2.0 * points,
            decisions: 1,
        }
    }

    /// Three wins in four are 191 points of Elo.
    #[test]
    fn elo_says_what_the_points_say() {
        let mut meetings = vec![meeting("a", "b", 1.0); 3_000];
        meetings.extend(vec![meeting("a", "b", 0.0); 1_000]);
        let standing = rate(&meetings);
        assert_eq!(standing[0].name, "a");
        let apart = standing[0].elo - standing[1].elo;
        assert!((apart - 190.8).abs() < 1.0, "{standing:?}");
        let (low, high) = standing[0].interval;
        assert!(
            low < standing[0].elo && standing[0].elo < high && high - low < 20.0,
            "{standing:?}"
        );
    }

    #[test]
    fn who_never_lost_has_a_number_and_the_order_is_found_through_others() {
        let mut meetings = vec![meeting("a", "b", 1.0); 20];
        meetings.extend(vec![meeting("b", "c", 1.0); 20]);
        let names: Vec<String> = rate(&meetings).into_iter().map(|rating| rating.name).collect();
        assert_eq!(names, ["a", "b", "c"]);
    }

    #[test]
    fn nobody_played() {
        assert_eq!(rate(&[]), []);
    }
}
