-- Requests to be called back about a service of an office. New table only: locks nothing.

create table rto_call_backs (
  id uuid primary key,
  -- Who asked while signed in; null for a visitor.
  user_id uuid references users (id),
  service_id text not null,
  state_code text,
  -- Encrypted; erased when the request is closed or withdrawn.
  name_sealed bytea,
  mobile_sealed bytea,
  -- Keyed hash, so that a second request of the same person is found.
  mobile_hash bytea,
  language text not null check (language in ('en', 'hi')),
  slot text not null check (slot in ('any', 'morning', 'afternoon', 'evening')),
  call_day date not null,
  call_from_hour smallint not null,
  call_until_hour smallint not null,
  -- The words that the person said yes to, by their version.
  consent_text text not null,
  consented_at timestamptz not null,
  asked_at timestamptz not null,
  state text not null check (state in ('waiting', 'called', 'not-reached', 'not-wanted')),
  closed_at timestamptz,
  closed_by uuid references operators (id),
  check ((state = 'waiting') = (closed_at is null)),
  check ((state = 'waiting') = (mobile_sealed is not null))
);
create unique index rto_call_backs_one_waiting on rto_call_backs (mobile_hash, service_id) where state = 'waiting';
create index rto_call_backs_due on rto_call_backs (call_day, call_from_hour, asked_at) where state = 'waiting';
create index rto_call_backs_asked_at on rto_call_backs (asked_at);
create index rto_call_backs_user on rto_call_backs (user_id) where user_id is not null;
