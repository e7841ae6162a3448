//! See `tabletier_fuzz::frames`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tabletier_fuzz::frames(data));
