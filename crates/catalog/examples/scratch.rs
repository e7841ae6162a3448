//! scratch
#![allow(clippy::all, missing_docs)]
fn main() {
    let t = std::time::Instant::now();
    let kind = catalog::game("diam").unwrap();
    let solved = kind.solve(&serde_json::json!({}), &mut |p| eprintln!("{p:?}")).unwrap();
    eprintln!("{:?} {:?} {:?}", solved.winner, solved.tried, t.elapsed());
    let text = solved.certificate.unwrap();
    std::fs::write("/tmp/solution.txt", &text).unwrap();
    eprintln!("{} bytes, {} lines, {:?}", text.len(), text.lines().count(), t.elapsed());
    let t = std::time::Instant::now();
    eprintln!("{:?} {:?}", catalog::verify_solution(&text), t.elapsed());
    let table = kind.start(&serde_json::json!({})).unwrap();
    let p = table.playouts(1_000_000, 1).unwrap();
    eprintln!("{p:?} {} playouts/s, len {}", p.plays as f64 / p.seconds, p.inputs as f64 / p.plays as f64);
}
