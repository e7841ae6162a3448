//! See `tabletier_fuzz::cases`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tabletier_fuzz::cases(data));
