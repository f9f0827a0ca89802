//! Everything that is limited for each guest or each address, in one place.

use std::net::IpAddr;

use super::limits::{Buckets, Counts};
use crate::settings::Limits;

/// What each of them is for stands at [`Limits`].
#[derive(Debug)]
pub(crate) struct Limiters {
    pub(crate) requests: Buckets<String>,
    pub(crate) requests_from: Buckets<IpAddr>,
    pub(crate) hints: Buckets<String>,
    pub(crate) talk: Buckets<String>,
    /// By table.
    pub(crate) talk_at: Buckets<String>,
    pub(crate) mutes: Buckets<String>,
    pub(crate) reports: Buckets<String>,
    pub(crate) guests_from: Buckets<IpAddr>,
    /// Right passwords too: each attempt costs time of the processor.
    pub(crate) sign_ins_from: Buckets<IpAddr>,
    pub(crate) wrong_tokens_from: Buckets<IpAddr>,
    pub(crate) uploads_from: Buckets<IpAddr>,
    pub(crate) pictures_from: Buckets<IpAddr>,
    pub(crate) friend_requests: Buckets<String>,
    pub(crate) invitations: Buckets<String>,
    pub(crate) mails: Buckets<String>,
    pub(crate) mails_from: Buckets<IpAddr>,
    /// By the hash of a mailbox.
    pub(crate) mails_to: Buckets<String>,
    pub(crate) sockets: Counts<String>,
    pub(crate) sockets_from: Counts<IpAddr>,
}

impl Limiters {
    /// Limiters for a server on which one address may have so many connections.
    pub(crate) fn new(limits: &Limits, share: usize) -> Self {
        let share = u32::try_from(share).unwrap_or(u32::MAX);
        Self {
            requests: Buckets::new(limits.requests),
            requests_from: Buckets::new(limits.address),
            hints: Buckets::new(limits.hints),
            talk: Buckets::new(limits.talk),
            talk_at: Buckets::new(limits.talk_at),
            mutes: Buckets::new(limits.mutes),
            reports: Buckets::new(limits.reports),
            guests_from: Buckets::new(limits.guests),
            sign_ins_from: Buckets::new(limits.sign_ins_from),
            wrong_tokens_from: Buckets::new(limits.wrong_tokens),
            uploads_from: Buckets::new(limits.uploads_from),
            pictures_from: Buckets::new(limits.pictures_from),
            friend_requests: Buckets::new(limits.friend_requests),
            invitations: Buckets::new(limits.invitations),
            mails: Buckets::new(limits.mails),
            mails_from: Buckets::new(limits.mails_from),
            mails_to: Buckets::new(limits.mails_to),
            sockets: Counts::new(limits.connections),
            sockets_from: Counts::new(limits.sockets.min(share)),
        }
    }
}
