//! See `tabletier_fuzz::engine`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tabletier_fuzz::engine(data));
