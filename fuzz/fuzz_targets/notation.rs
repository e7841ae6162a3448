//! See `tabletier_fuzz::notation`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tabletier_fuzz::notation(data));
