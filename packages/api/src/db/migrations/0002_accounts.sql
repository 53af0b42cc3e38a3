-- People, their sessions, one-time passwords and consents. New tables only: locks nothing that is in use.
-- No one-time password and no token is stored, only keyed or plain hashes of them.

create table users (
  id uuid primary key,
  -- ten digits, without +91
  mobile text not null unique check (mobile ~ '^[6-9][0-9]{9}$'),
  name text,
  email text,
  language text not null default 'en' check (language in ('en', 'hi')),
  created_at timestamptz not null,
  last_signed_in_at timestamptz not null
);

-- One row for each device that is signed in. Revoked ones stay until purged.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  device_id uuid not null,
  -- browser and system in words; the user agent itself is not kept
  label text not null,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- when a token was last handed out, so that simultaneous requests get one between them
  rotated_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id, signed_in_at);
create index sessions_last_seen on sessions (last_seen_at);

-- Every token a session ever had, so that an old one in a thief's hand is recognised.
-- A token takes over at its first use; until then its predecessor goes on working, because the answer that
-- carried the new one may have been lost.
create table session_tokens (
  -- SHA-256 of 32 random bytes
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  issued_at timestamptz not null,
  first_used_at timestamptz,
  superseded_at timestamptz
);
create index session_tokens_session on session_tokens (session_id);

-- Kept once its message has been handed over.
create table otp_challenges (
  id uuid primary key,
  -- HMAC of the mobile: the number itself is not needed here
  mobile_hash bytea not null,
  device_id uuid not null,
  -- HMAC of the password, bound to the id of the challenge
  code_hash bytea not null,
  tries integer not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz
);
create index otp_challenges_mobile on otp_challenges (mobile_hash, device_id);
create index otp_challenges_expires on otp_challenges (expires_at);

-- Until when no further one-time password is sent to a mobile.
create table otp_waits (
  mobile_hash bytea primary key,
  ends_at timestamptz not null
);

-- History of consents: the newest row of a purpose counts. Of an account, or of a browser while nobody is signed in.
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid references users (id) on delete cascade,
  device_id uuid,
  purpose text not null check (purpose in ('analytics', 'marketing-messages')),
  is_granted boolean not null,
  text_version text not null,
  channel text not null check (channel in ('web', 'app')),
  changed_at timestamptz not null,
  -- copied from the browser to the account at sign-in, or from the account to the browser at a withdrawal
  is_carried boolean not null default false,
  check ((user_id is null) <> (device_id is null))
);
create index consents_user on consents (user_id, purpose, changed_at) where user_id is not null;
create index consents_device on consents (device_id, purpose, changed_at) where device_id is not null;
