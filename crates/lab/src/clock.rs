//! How much a core worked, whatever else the machine did.

use std::time::Duration;

/// Measures the time that the cores spent on this program. Seconds on the wall say how busy the machine was; these say how fast the
/// code is. Where a machine cannot tell them, it is the time on the wall.
#[derive(Clone, Copy, Debug)]
pub struct CpuClock {
    begun: Duration,
}

impl CpuClock {
    /// Begins to measure.
    pub fn start() -> CpuClock {
        CpuClock { begun: now() }
    }

    /// What was spent since the beginning, by all threads together.
    pub fn elapsed(&self) -> Duration {
        now().saturating_sub(self.begun)
    }

    /// The same in seconds.
    pub fn seconds(&self) -> f64 {
        self.elapsed().as_secs_f64()
    }
}

#[cfg(unix)]
fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    let seconds = u64::try_from(time.tv_sec).unwrap_or(0);
    Duration::new(seconds, u32::try_from(time.tv_nsec).unwrap_or(0))
}

#[cfg(not(unix))]
fn now() -> Duration {
    static BEGUN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGUN.elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sleeping costs a core nothing; work does.
    #[cfg(unix)]
    #[test]
    fn work_is_counted_and_waiting_is_not() {
        let clock = CpuClock::start();
        std::thread::sleep(Duration::from_millis(300));
        let asleep = clock.elapsed();
        let mut sum = 0u64;
        while clock.elapsed() < asleep + Duration::from_millis(20) {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        assert!(sum > 0, "somebody counted");
        assert!(asleep < Duration::from_millis(300), "{asleep:?} in a sleep");
    }
}
