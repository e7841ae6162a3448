//! What the strongest level costs at most: the largest positions there can be, by processor time and by calls of the judge.

use cpu_time::ThreadTime;
use diplomacy::adjust::Centres;
use diplomacy::map::Province;
use diplomacy::{Kind, Position, Power, Unit, bot};
use search::Luck;
use tabletop::Dice;

/// How many units there are when every centre keeps one.
const ALL_UNITS: usize = 34;

/// How the units are shared out.
const SHARES: [(&str, &[Power]); 3] = [
    ("17 against 17", &[Power::France, Power::Russia]),
    ("34 among three", &[Power::England, Power::Germany, Power::Turkey]),
    ("34 among seven", &Power::ALL),
];

/// A position with as many units as there can be, anywhere, each centre with an owner.
fn crowded(powers: &[Power], luck: &mut Luck) -> (Position, Centres) {
    let (mut position, mut centres) = (Position::default(), Centres::default());
    let all: Vec<Province> = Province::all().collect();
    for (i, centre) in all.iter().filter(|province| province.is_centre()).enumerate() {
        centres.give(*centre, powers[i % powers.len()]);
    }
    let mut count = 0;
    while count < ALL_UNITS {
        let province = all[luck.below(all.len() as u32) as usize];
        let kind = Kind::ALL[luck.below(2) as usize];
        let places: Vec<_> = [province.place()].into_iter().chain(province.coasts()).collect();
        let place = places[luck.below(places.len() as u32) as usize];
        let unit = Unit { power: powers[count % powers.len()], kind, place };
        count += usize::from(position.put(unit).is_ok());
    }
    (position, centres)
}

/// Measures each share so many times, and tells what a phase could cost at most.
pub(crate) fn measure(samples: u64) {
    for (name, powers) in SHARES {
        let (mut longest, mut dearest, mut most) = (0.0_f64, 0.0_f64, 0);
        for seed in 0..samples {
            let mut luck = Luck::from_seed(seed);
            let (position, centres) = crowded(powers, &mut luck);
            let power = powers[luck.below(powers.len() as u32) as usize];
            let began = ThreadTime::now();
            let (_, calls) = bot::counted(&position, &centres, seed % 2 == 1, power, &mut luck);
            let took = began.elapsed().as_secs_f64();
            (longest, dearest) = (longest.max(took), dearest.max(took / f64::from(calls)));
            most = most.max(calls);
        }
        let bound = dearest * f64::from(bot::MOST_CALLS);
        println!(
            "{name}: {longest:.3} CPU-seconds at most, {most} calls at most, {:.1} us a call at most, so {bound:.2} s with {} calls",
            dearest * 1e6,
            bot::MOST_CALLS,
        );
    }
}
