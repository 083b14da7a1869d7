//! What each thing adds, everything else being equal: least squares over all games, with errors that allow for what the seats of a game have to do with each
//! other.

use super::Row;
use crate::statistics::{Rate, Z};

/// Keeps the fit defined where things always come together: what they add is then shared between them.
const RIDGE: f64 = 1.0;
/// More things than this are not fitted.
const MOST: usize = 400;

/// What each of `count` things adds to the chance to win.
pub(super) fn fit(games: &[Row], count: usize) -> Vec<Option<Rate>> {
    if count == 0 || count > MOST || games.len() <= count {
        return vec![None; count];
    }
    let centre = centre(games, count);
    let mut matrix = vec![vec![0.0; count]; count];
    let mut right = vec![0.0; count];
    for row in games {
        for (things, won) in differences(row, &centre) {
            for (one, x) in &things {
                right[*one] += x * won;
                for (other, y) in &things {
                    matrix[*one][*other] += x * y;
                }
            }
        }
    }
    let seen: Vec<bool> = (0..count).map(|at| matrix[at][at] > 1e-9).collect();
    (0..count).for_each(|at| matrix[at][at] += RIDGE);
    let Some(inverse) = inverse(&matrix) else {
        return vec![None; count];
    };
    let adds: Vec<f64> = inverse.iter().map(|row| dot(row, &right)).collect();
    // The spread of what each game pulls at the fit.
    let mut spread = vec![vec![0.0; count]; count];
    for row in games {
        let mut pull = vec![0.0; count];
        for (things, won) in differences(row, &centre) {
            let expected: f64 = things.iter().map(|(at, x)| x * adds[*at]).sum();
            things
                .iter()
                .for_each(|(at, x)| pull[*at] += x * (won - expected));
        }
        let pulling: Vec<(usize, f64)> = pull
            .into_iter()
            .enumerate()
            .filter(|(_, by)| *by != 0.0)
            .collect();
        for (one, by) in &pulling {
            for (other, also) in &pulling {
                spread[*one][*other] += by * also;
            }
        }
    }
    let error = |at: usize| {
        let row = &inverse[at];
        let through: Vec<f64> = spread.iter().map(|line| dot(line, row)).collect();
        dot(row, &through).max(0.0).sqrt()
    };
    let rate = |at: usize| {
        let half = Z * error(at);
        seen[at].then(|| Rate {
            rate: adds[at],
            low: adds[at] - half,
            high: adds[at] + half,
        })
    };
    (0..count).map(rate).collect()
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// How often each thing comes up, and how often a table wins, where tables of one seat are compared with each other.
fn centre(games: &[Row], count: usize) -> Option<(Vec<f64>, f64)> {
    if games.iter().any(|row| row.0.len() != 1) {
        return None;
    }
    let (mut things, mut wins) = (vec![0.0; count], 0.0);
    for (here, won) in games.iter().flat_map(|row| &row.0) {
        here.iter().for_each(|at| things[*at] += 1.0);
        wins += won;
    }
    let all = games.len() as f64;
    things.iter_mut().for_each(|sum| *sum /= all);
    Some((things, wins / all))
}

/// For each seat, by how much it had more of each thing than was usual, and won more: among the seats of its game, or among all games.
fn differences(row: &Row, centre: &Option<(Vec<f64>, f64)>) -> Vec<(Vec<(usize, f64)>, f64)> {
    let seats = row.0.len() as f64;
    if let Some((usual, wins)) = centre {
        let of = |(here, won): &(Vec<usize>, f64)| {
            let mut things: Vec<(usize, f64)> = usual.iter().map(|share| -share).enumerate().collect();
            here.iter().for_each(|at| things[*at].1 += 1.0);
            (things, won - wins)
        };
        return row.0.iter().map(of).collect();
    }
    let mut usual: Vec<usize> = row.0.iter().flat_map(|(here, _)| here.iter().copied()).collect();
    usual.sort_unstable();
    let mut shares: Vec<(usize, f64)> = Vec::new();
    for at in usual {
        match shares.last_mut() {
            Some((last, share)) if *last == at => *share += 1.0 / seats,
            _ => shares.push((at, 1.0 / seats)),
        }
    }
    let wins: f64 = row.0.iter().map(|(_, won)| won).sum::<f64>() / seats;
    let of = |(here, won): &(Vec<usize>, f64)| {
        let things = shares
            .iter()
            .map(|(at, share)| (*at, f64::from(u8::from(here.contains(at))) - share));
        (things.filter(|(_, x)| x.abs() > 1e-12).collect(), won - wins)
    };
    row.0.iter().map(of).collect()
}

/// The inverse of a symmetric positive matrix, by Cholesky's factors.
fn inverse(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let count = matrix.len();
    let mut lower = vec![vec![0.0; count]; count];
    for row in 0..count {
        for column in 0..=row {
            let sum = dot(&lower[row][..column], &lower[column][..column]);
            let rest = matrix[row][column] - sum;
            lower[row][column] = if row == column {
                (rest > 0.0).then(|| rest.sqrt())?
            } else {
                rest / lower[column][column]
            };
        }
    }
    let solve = |unit: usize| {
        let mut forward = vec![0.0; count];
        for row in unit..count {
            let known = dot(&lower[row][..row], &forward[..row]);
            forward[row] = (f64::from(u8::from(row == unit)) - known) / lower[row][row];
        }
        let mut back = vec![0.0; count];
        for row in (0..count).rev() {
            let known: f64 = (row + 1..count)
                .map(|later| lower[later][row] * back[later])
                .sum();
            back[row] = (forward[row] - known) / lower[row][row];
        }
        back
    };
    Some((0..count).map(solve).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Chance;

    #[test]
    fn an_inverse_undoes() {
        let matrix = vec![vec![4.0, 2.0, 0.6], vec![2.0, 5.0, 1.0], vec![0.6, 1.0, 3.0]];
        let inverse = inverse(&matrix).unwrap();
        for (at, row) in matrix.iter().enumerate() {
            for column in 0..row.len() {
                let of_column: Vec<f64> = inverse.iter().map(|other| other[column]).collect();
                let product = dot(row, &of_column);
                assert!((product - f64::from(u8::from(at == column))).abs() < 1e-12);
            }
        }
        assert_eq!(super::inverse(&[vec![0.0]]), None);
    }

    /// Thing 0 wins; thing 1 only comes along with it most of the time and does nothing. Its win rate is high, what it adds is nothing.
    #[test]
    fn what_only_comes_along_adds_nothing() {
        let mut chance = Chance::fast(5);
        let mut games = Vec::new();
        for _ in 0..4_000 {
            let mut seats: Vec<(Vec<usize>, f64)> = vec![(Vec::new(), 0.0), (Vec::new(), 0.0)];
            for (things, _) in &mut seats {
                if chance.pick(2) == 0 {
                    things.push(0);
                }
                if (chance.pick(10) < 8) == things.contains(&0) {
                    things.push(1);
                }
            }
            let better = match (seats[0].0.contains(&0), seats[1].0.contains(&0)) {
                (true, false) => usize::from(chance.pick(10) >= 8),
                (false, true) => usize::from(chance.pick(10) < 8),
                _ => chance.pick(2),
            };
            seats[better].1 = 1.0;
            games.push(Row(seats));
        }
        let adds = fit(&games, 2);
        let (cause, follower) = (adds[0].unwrap(), adds[1].unwrap());
        // Against somebody without it, it wins 8 of 10; without it, one wins 2 of 10.
        assert!(
            cause.low < 0.6 && 0.6 < cause.high && cause.high - cause.low < 0.15,
            "{cause:?}"
        );
        assert!(follower.low < 0.0 && 0.0 < follower.high, "{follower:?}");
    }
}
