-- Discovery of challans: who asked for which vehicle, and what each source said.
-- New tables only: locks nothing.

-- A search belongs to the account or the device that began it; its id is unguessable and nobody else's opens.
create table challan_discoveries (
  id uuid primary key,
  vehicle_number text not null,
  user_id uuid references users (id) on delete cascade,
  device_hash bytea,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  -- Why the person may see places, times and photographs; null while they are held back.
  reveal_ground text check (reveal_ground in ('owner', 'permitted')),
  revealed_at timestamptz,
  check (user_id is not null or device_hash is not null)
);
create index challan_discoveries_expires_at on challan_discoveries (expires_at);
create index challan_discoveries_user on challan_discoveries (user_id) where user_id is not null;

-- The last good answer of a source for a vehicle; kept for its fresh time, and longer for orders that stand on it.
create table challan_source_answers (
  vehicle_number text not null,
  source text not null check (source in ('national', 'virtual-court', 'state-police')),
  -- Which system answered (sandbox or live), so that sandbox data never pass for real ones.
  source_key text not null,
  challans jsonb not null,
  fetched_at timestamptz not null,
  primary key (vehicle_number, source)
);
create index challan_source_answers_fetched_at on challan_source_answers (fetched_at);

-- How each source stands within one search. `revision` orders the answers of a search.
create table challan_discovery_sources (
  discovery_id uuid not null references challan_discoveries (id) on delete cascade,
  source text not null,
  state text not null check (state in ('answered', 'failed')),
  failure text,
  challans jsonb,
  fetched_at timestamptz,
  answered_at timestamptz not null,
  primary key (discovery_id, source)
);

-- Every call of a source or of the gateway, without who and what: the public status is computed from these rows.
create table upstream_calls (
  id bigint generated always as identity primary key,
  upstream text not null,
  at timestamptz not null,
  duration_ms integer not null,
  outcome text not null
);
create index upstream_calls_upstream_at on upstream_calls (upstream, at desc);
create index upstream_calls_at on upstream_calls using brin (at);

-- When challans of a state were last seen at a source.
create table challan_states_seen (
  state_code text not null,
  source text not null,
  seen_at timestamptz not null,
  primary key (state_code, source)
);
