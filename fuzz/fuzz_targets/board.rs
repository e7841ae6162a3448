//! See `tabletier_fuzz::board`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tabletier_fuzz::board(data));
