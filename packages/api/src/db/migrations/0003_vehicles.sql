-- Looking vehicles up: what the registry said, who may still ask, what was searched, reported, hidden and parked.
-- New tables only: locks nothing but `users` for a moment (foreign keys).

-- The registry's answer, kept as the product shows it. No owner data in plain: records are masked before they get
-- here, and chassis and engine numbers are kept as keyed hashes only.
create table vehicles (
  vehicle_number text primary key,
  -- Registry that said it, with its kind (live or sandbox): an answer of another one is as good as none.
  source_key text not null,
  outcome text not null check (outcome in ('found', 'not-found')),
  -- The answer of GET vehicle/… without its first member `freshness`: served as it stands, never parsed on the way.
  -- The one copy of the record: garage and reports read it from here.
  body text,
  fetched_at timestamptz not null,
  fresh_until timestamptz not null,
  -- HMAC-SHA-256 of the normalised number; null when the registry gave none or a masked one.
  chassis_hash bytea,
  engine_hash bytea,
  series_key text not null,
  check ((outcome = 'found') = (body is not null))
)
-- A record is about 2 KiB, just where PostgreSQL begins to compress rows: unpacking would cost more than reading.
with (toast_tuple_target = 8160);

-- Who is asking the registry for a number just now, over all servers. A lease ends by itself, so a killed server
-- blocks nobody for long. A failed call leaves its kind here for those who waited for it.
create table vehicle_fetches (
  vehicle_number text primary key,
  holder uuid not null,
  leased_until timestamptz not null,
  failure text check (failure in ('timeout', 'unavailable', 'rejected', 'malformed', 'rate-limited')),
  failed_at timestamptz
);
create index vehicle_fetches_leased_until on vehicle_fetches (leased_until);

-- Distinct numbers looked up on a day (in India) by a device, an account, an address, a range, a series within a
-- range. Subjects are keyed hashes.
create table lookup_allowances (
  day date not null,
  subject text not null,
  vehicle_number text not null,
  primary key (day, subject, vehicle_number)
);

-- Checks all subjects of a look-up and notes the number under each, or under none. The first subject is the one who
-- asks: a number it has looked up today is free. `refused_at` is the position of the first full subject, else null;
-- `taken` are the subjects under which the number is new, for giving it back when the registry was down.
-- Locks are taken in one order, so that look-ups that share subjects wait for each other and never deadlock.
create function take_lookup_allowance(
  p_day date, p_vehicle_number text, p_subjects text[], p_limits integer[],
  out refused_at integer, out taken text[]
) language plpgsql as $$
declare
  lock_key bigint;
  i integer;
begin
  if exists (select 1 from lookup_allowances
      where day = p_day and subject = p_subjects[1] and vehicle_number = p_vehicle_number) then
    return;
  end if;
  for lock_key in
    select distinct hashtextextended(subject, 0) from unnest(p_subjects) as subject order by 1
  loop
    perform pg_advisory_xact_lock(lock_key);
  end loop;
  for i in 1 .. cardinality(p_subjects) loop
    if not exists (select 1 from lookup_allowances
        where day = p_day and subject = p_subjects[i] and vehicle_number = p_vehicle_number)
      and (select count(*) from lookup_allowances
        where day = p_day and subject = p_subjects[i]) >= p_limits[i] then
      refused_at := i;
      return;
    end if;
  end loop;
  with noted as (
    insert into lookup_allowances (day, subject, vehicle_number)
    select p_day, subject, p_vehicle_number from unnest(p_subjects) as subject
    on conflict do nothing
    returning subject
  )
  select array_agg(subject) into taken from noted;
end $$;

-- Who looked up what and why. Kept for as long as the law asks (setting lookupLogDays). Actors are hashes.
create table lookup_log (
  at timestamptz not null,
  purpose text not null,
  actor_kind text not null check (actor_kind in ('user', 'device', 'system')),
  actor_hash bytea,
  vehicle_number text not null,
  outcome text not null
);
create index lookup_log_at on lookup_log using brin (at);
create index lookup_log_actor on lookup_log (actor_hash, at) where actor_kind = 'user';

-- The last five of an account; a guest's are in a cookie.
create table recent_searches (
  user_id uuid not null references users (id) on delete cascade,
  vehicle_number text not null,
  searched_at timestamptz not null,
  primary key (user_id, vehicle_number)
);

-- Fields that somebody said are wrong. Cleared when the registry is asked again; kept as history.
create table field_reports (
  id uuid primary key,
  vehicle_number text not null,
  field text not null,
  note text not null,
  user_id uuid references users (id) on delete set null,
  reported_at timestamptz not null,
  cleared_at timestamptz
);
create index field_reports_open on field_reports (vehicle_number) where cleared_at is null;
create index field_reports_user on field_reports (user_id) where user_id is not null;

-- Results that their owner hides from strangers. Apart from `vehicles`: a wish outlives what the registry says.
create table hidden_vehicles (
  vehicle_number text primary key,
  user_id uuid not null references users (id) on delete cascade,
  since timestamptz not null
);
create index hidden_vehicles_user on hidden_vehicles (user_id);

create table garage_vehicles (
  user_id uuid not null references users (id) on delete cascade,
  vehicle_number text not null,
  added_at timestamptz not null,
  primary key (user_id, vehicle_number)
);
create index garage_vehicles_vehicle on garage_vehicles (vehicle_number);

-- Secret addresses of calendar feeds, one an account. The key in the address is derived from `feed_id` with the
-- server's secret, so that its owner can be shown it again; who holds only the database cannot make it.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  feed_id uuid not null,
  key_hash bytea not null unique,
  created_at timestamptz not null
);
