//! See `tabletier_fuzz::record`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tabletier_fuzz::record(data));
