//! The rows of the map: what borders on what, as printed. `data/map.json` says the same, and a test compares
//! them. Nothing but data stands here.

use super::{Row, Terrain};

/// A sea: only fleets, no centre.
const fn sea(code: &'static str, fleets: &'static str) -> Row {
    Row { code, terrain: Terrain::Sea, is_centre: false, armies: "", fleets }
}

/// A province without a shore.
const fn inland(code: &'static str, is_centre: bool, armies: &'static str) -> Row {
    Row { code, terrain: Terrain::Inland, is_centre, armies, fleets: "" }
}

/// A province with a shore. Where it has two coasts, its fleets are in the rows of those.
const fn shore(code: &'static str, is_centre: bool, armies: &'static str, fleets: &'static str) -> Row {
    Row { code, terrain: Terrain::Coastal, is_centre, armies, fleets }
}

/// One of two coasts of a province: a place for fleets alone.
const fn coast(code: &'static str, fleets: &'static str) -> Row {
    Row { code, terrain: Terrain::Coastal, is_centre: false, armies: "", fleets }
}

/// The 75 provinces in the order of their codes, then the six separate coasts.
#[rustfmt::skip]
pub(super) static ROWS: [Row; 81] = [
    sea("ADR", "ALB APU ION TRI VEN"),
    sea("AEG", "BUL/SC CON EAS GRE ION SMY"),
    shore("ALB", false, "GRE SER TRI", "ADR GRE ION TRI"),
    shore("ANK", true, "ARM CON SMY", "ARM BLA CON"),
    shore("APU", false, "NAP ROM VEN", "ADR ION NAP VEN"),
    shore("ARM", false, "ANK SEV SMY SYR", "ANK BLA SEV"),
    sea("BAL", "BER BOT DEN KIE LVN PRU SWE"),
    sea("BAR", "NWG NWY STP/NC"),
    shore("BEL", true, "BUR HOL PIC RUH", "ENG HOL NTH PIC"),
    shore("BER", true, "KIE MUN PRU SIL", "BAL KIE PRU"),
    sea("BLA", "ANK ARM BUL/EC CON RUM SEV"),
    inland("BOH", false, "GAL MUN SIL TYR VIE"),
    sea("BOT", "BAL FIN LVN STP/SC SWE"),
    shore("BRE", true, "GAS PAR PIC", "ENG GAS MAO PIC"),
    inland("BUD", true, "GAL RUM SER TRI VIE"),
    shore("BUL", true, "CON GRE RUM SER", ""),
    inland("BUR", false, "BEL GAS MAR MUN PAR PIC RUH"),
    shore("CLY", false, "EDI LVP", "EDI LVP NAO NWG"),
    shore("CON", true, "ANK BUL SMY", "AEG ANK BLA BUL/EC BUL/SC SMY"),
    shore("DEN", true, "KIE SWE", "BAL HEL KIE NTH SKA SWE"),
    sea("EAS", "AEG ION SMY SYR"),
    shore("EDI", true, "CLY LVP YOR", "CLY NTH NWG YOR"),
    sea("ENG", "BEL BRE IRI LON MAO NTH PIC WAL"),
    shore("FIN", false, "NWY STP SWE", "BOT STP/SC SWE"),
    inland("GAL", false, "BOH BUD RUM SIL UKR VIE WAR"),
    shore("GAS", false, "BRE BUR MAR PAR SPA", "BRE MAO SPA/NC"),
    shore("GRE", true, "ALB BUL SER", "AEG ALB BUL/SC ION"),
    sea("HEL", "DEN HOL KIE NTH"),
    shore("HOL", true, "BEL KIE RUH", "BEL HEL KIE NTH"),
    sea("ION", "ADR AEG ALB APU EAS GRE NAP TUN TYS"),
    sea("IRI", "ENG LVP MAO NAO WAL"),
    shore("KIE", true, "BER DEN HOL MUN RUH", "BAL BER DEN HEL HOL"),
    shore("LON", true, "WAL YOR", "ENG NTH WAL YOR"),
    shore("LVN", false, "MOS PRU STP WAR", "BAL BOT PRU STP/SC"),
    shore("LVP", true, "CLY EDI WAL YOR", "CLY IRI NAO WAL"),
    sea("LYO", "MAR PIE SPA/SC TUS TYS WES"),
    sea("MAO", "BRE ENG GAS IRI NAF NAO POR SPA/NC SPA/SC WES"),
    shore("MAR", true, "BUR GAS PIE SPA", "LYO PIE SPA/SC"),
    inland("MOS", true, "LVN SEV STP UKR WAR"),
    inland("MUN", true, "BER BOH BUR KIE RUH SIL TYR"),
    shore("NAF", false, "TUN", "MAO TUN WES"),
    sea("NAO", "CLY IRI LVP MAO NWG"),
    shore("NAP", true, "APU ROM", "APU ION ROM TYS"),
    sea("NTH", "BEL DEN EDI ENG HEL HOL LON NWG NWY SKA YOR"),
    sea("NWG", "BAR CLY EDI NAO NTH NWY"),
    shore("NWY", true, "FIN STP SWE", "BAR NTH NWG SKA STP/NC SWE"),
    inland("PAR", true, "BRE BUR GAS PIC"),
    shore("PIC", false, "BEL BRE BUR PAR", "BEL BRE ENG"),
    shore("PIE", false, "MAR TUS TYR VEN", "LYO MAR TUS"),
    shore("POR", true, "SPA", "MAO SPA/NC SPA/SC"),
    shore("PRU", false, "BER LVN SIL WAR", "BAL BER LVN"),
    shore("ROM", true, "APU NAP TUS VEN", "NAP TUS TYS"),
    inland("RUH", false, "BEL BUR HOL KIE MUN"),
    shore("RUM", true, "BUD BUL GAL SER SEV UKR", "BLA BUL/EC SEV"),
    inland("SER", true, "ALB BUD BUL GRE RUM TRI"),
    shore("SEV", true, "ARM MOS RUM UKR", "ARM BLA RUM"),
    inland("SIL", false, "BER BOH GAL MUN PRU WAR"),
    sea("SKA", "DEN NTH NWY SWE"),
    shore("SMY", true, "ANK ARM CON SYR", "AEG CON EAS SYR"),
    shore("SPA", true, "GAS MAR POR", ""),
    shore("STP", true, "FIN LVN MOS NWY", ""),
    shore("SWE", true, "DEN FIN NWY", "BAL BOT DEN FIN NWY SKA"),
    shore("SYR", false, "ARM SMY", "EAS SMY"),
    shore("TRI", true, "ALB BUD SER TYR VEN VIE", "ADR ALB VEN"),
    shore("TUN", true, "NAF", "ION NAF TYS WES"),
    shore("TUS", false, "PIE ROM VEN", "LYO PIE ROM TYS"),
    inland("TYR", false, "BOH MUN PIE TRI VEN VIE"),
    sea("TYS", "ION LYO NAP ROM TUN TUS WES"),
    inland("UKR", false, "GAL MOS RUM SEV WAR"),
    shore("VEN", true, "APU PIE ROM TRI TUS TYR", "ADR APU TRI"),
    inland("VIE", true, "BOH BUD GAL TRI TYR"),
    shore("WAL", false, "LON LVP YOR", "ENG IRI LON LVP"),
    inland("WAR", true, "GAL LVN MOS PRU SIL UKR"),
    sea("WES", "LYO MAO NAF SPA/SC TUN TYS"),
    shore("YOR", false, "EDI LON LVP WAL", "EDI LON NTH"),
    coast("BUL/EC", "BLA CON RUM"),
    coast("BUL/SC", "AEG CON GRE"),
    coast("SPA/NC", "GAS MAO POR"),
    coast("SPA/SC", "LYO MAO MAR POR WES"),
    coast("STP/NC", "BAR NWY"),
    coast("STP/SC", "BOT FIN LVN"),
];
