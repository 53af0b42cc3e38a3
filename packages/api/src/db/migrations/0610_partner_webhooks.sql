-- Events of leads for a firm's own system. New tables only: locks nothing.

create table partner_webhooks (
  firm_id uuid primary key references partner_firms (id),
  address text not null,
  -- Signing secret, encrypted with the server's; shown to the firm once.
  secret_sealed bytea not null,
  created_at timestamptz not null,
  created_by uuid not null references partner_members (id)
);

-- Which event of which lead; what is sent is read from the lead at sending, so no event keeps what was erased.
create table partner_webhook_events (
  id uuid primary key,
  firm_id uuid not null references partner_firms (id),
  lead_id uuid not null references partner_leads (id),
  event text not null check (event in ('lead-created', 'lead-changed', 'erase')),
  at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- Attempts since it was queued or replayed.
  tries smallint not null default 0,
  tried_at timestamptz,
  -- Code of the last failure.
  failure text
);
create index partner_webhook_events_firm on partner_webhook_events (firm_id, at desc, id);
create index partner_webhook_events_at on partner_webhook_events (at);
