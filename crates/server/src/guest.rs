//! Who is asking: guests with a signed cookie and a return link, without accounts.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use fair::{hex, unhex};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use store::Guest;

use crate::House;
use crate::error::ApiError;
use crate::name::clean_name;

/// The cookie's name.
pub const COOKIE_NAME: &str = "tabletier";

/// The hash of a return token, which is what is kept of it.
pub fn token_hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// Guests who asked lately, so that not every request reads the store.
#[derive(Default)]
pub(crate) struct Guests(Mutex<HashMap<String, Guest>>);

/// How many are remembered.
const MOST_GUESTS: usize = 10_000;

impl Guests {
    fn get(&self, id: &str) -> Option<Guest> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// A guest may be another than is remembered.
    pub(crate) fn forget(&self, id: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// Everybody may be.
    pub(crate) fn forget_all(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Remembers a guest as they are on disk.
    pub(crate) fn put(&self, guest: &Guest) {
        let mut guests = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if guests.len() >= MOST_GUESTS {
            guests.clear();
        }
        guests.insert(guest.id.clone(), guest.clone());
    }
}

impl House {
    fn mac(&self, purpose: &str, id: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("any key will do");
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(id.as_bytes());
        mac
    }

    /// The cookie that says who somebody is: the id and its signature.
    pub fn cookie(&self, id: &str) -> String {
        let signature = hex(&self.mac("cookie", id).finalize().into_bytes());
        let secure = if self.options.is_secure() { "; Secure" } else { "" };
        format!("{COOKIE_NAME}={id}.{signature}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}")
    }

    /// A new token for a guest's return link. Only its hash is kept, and the one before leads nowhere any more: that of an
    /// older house too, which was made from the house's secret.
    pub(crate) async fn renew_token(&self, guest: &Guest) -> Result<String, ApiError> {
        let token = self.new_token();
        self.store.set_token(&guest.id, &token_hash(&token)).await?;
        Ok(token)
    }

    fn new_token(&self) -> String {
        hex(&self.ambient.bytes::<32>())
    }

    /// The id in a request's cookie, if the house signed it.
    pub fn cookie_id(&self, headers: &HeaderMap) -> Option<String> {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let (_, value) = pairs.find(|(name, _)| *name == COOKIE_NAME)?;
        let (id, signature) = value.split_once('.')?;
        let signature = unhex(signature)?;
        self.mac("cookie", id).verify_slice(&signature).ok()?;
        Some(id.to_owned())
    }

    /// The guest who asks, if there is one.
    pub async fn caller(&self, headers: &HeaderMap) -> Result<Option<Guest>, ApiError> {
        let Some(id) = self.cookie_id(headers) else { return Ok(None) };
        if let Some(guest) = self.guests.get(&id) {
            return Ok(Some(guest));
        }
        let guest = self.store.guest(&id).await?;
        guest.iter().for_each(|guest| self.guests.put(guest));
        Ok(guest)
    }

    /// A new guest.
    pub async fn welcome(&self, name: Option<&str>) -> Result<Guest, ApiError> {
        let id = self.ambient.word::<20>();
        let name = match name {
            Some(name) => clean_name(name)?,
            None => format!("Guest {}", 100 + u16::from_le_bytes(self.ambient.bytes()) % 900),
        };
        // Nobody knows it: a guest who wants a link has one made.
        let token = token_hash(&self.new_token());
        let guest = Guest { id, name, token, created: self.now() };
        self.store.add_guest(guest.clone()).await?;
        Ok(guest)
    }
}
