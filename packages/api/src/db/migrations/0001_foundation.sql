-- What the API's core needs before any module: shared counters and idempotency keys.
-- Empty database: locks nothing.

-- Layout is that of rate-limiter-flexible. Logged, so that counters outlive a crash.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

create table idempotency_keys (
  owner text not null,
  key text not null,
  request_hash text not null,
  -- null while the first request is under way
  status integer,
  content_type text,
  body text,
  created_at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Refusals and acts that must be traceable. No personal data: ids and codes only.
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  event text not null,
  user_id uuid,
  subject text,
  code text,
  request_id text
);
create index audit_events_at on audit_events (at);
create index audit_events_user on audit_events (user_id, at) where user_id is not null;
