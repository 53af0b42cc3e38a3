-- Used cars for sale: the car, its listings, every price it was offered for, and the photographs. A car keeps its first
-- day and its prices when it is listed again, so they belong to the car and not to the listing. The number plate is
-- kept for the record, the order and the papers; no public answer contains it. New tables: locks nothing.

create table used_dealers (
  id uuid primary key,
  -- Name in feeds and addresses.
  code text not null unique,
  name text not null,
  city_id integer not null,
  area text not null,
  -- Authorisation of a dealer in registered vehicles (Form 29B); null: none given.
  authorisation_number text,
  return_days smallint,
  return_km integer,
  is_sandbox boolean not null default false
);

create table used_cars (
  id uuid primary key,
  -- Keyed hash of the vehicle number: finds the car again after its listings are erased.
  mark_hash bytea not null unique,
  -- When it was first offered to the public; null: never yet.
  first_live_at timestamptz
);

create table used_listings (
  id uuid primary key,
  -- Part of public addresses: letters only.
  public_id text not null unique,
  car_id uuid not null references used_cars (id),
  state text not null check (state in
    ('draft', 'in-review', 'live', 'paused', 'sold', 'expired', 'removed')),
  seller_kind text not null check (seller_kind in ('owner', 'dealer')),
  user_id uuid references users (id),
  dealer_id uuid references used_dealers (id),
  -- The dealer's own number of the car.
  stock_number text,
  vehicle_number text,
  city_id integer not null,
  make text not null,
  model text not null,
  make_name text not null,
  model_name text not null,
  variant text,
  body text not null,
  fuel text not null,
  gearbox text not null check (gearbox in ('manual', 'automatic')),
  made_year smallint not null,
  made_month smallint check (made_month between 1 and 12),
  registered_on date,
  office_code text not null,
  km integer not null check (km >= 0),
  -- 0: never owned by a customer (demo or test-drive car).
  owners smallint not null check (owners >= 0),
  price_paise bigint not null check (price_paise > 0),
  colour text not null,
  -- What else the seller says, and what the record said when it was read: shapes in the domain's listing.ts.
  stated jsonb not null,
  record jsonb,
  inspection jsonb,
  battery jsonb,
  -- Price label as it was worked out; null while there is none, or since the price was changed.
  label jsonb,
  label_at timestamptz,
  created_at timestamptz not null,
  live_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  price_changed_at timestamptz,
  is_sandbox boolean not null default false,
  check ((seller_kind = 'dealer') = (dealer_id is not null)),
  unique (dealer_id, stock_number)
);
-- A car is offered once at a time: two sales of one car end here.
create unique index used_listings_one_a_car on used_listings (car_id)
  where state in ('draft', 'in-review', 'live', 'paused');
create index used_listings_city on used_listings (city_id) where state = 'live';
create index used_listings_model on used_listings (make, model, city_id, made_year) where state = 'live';
create index used_listings_user on used_listings (user_id) where user_id is not null;
create index used_listings_open on used_listings (expires_at) where state = 'live';

create table used_prices (
  car_id uuid not null references used_cars (id),
  paise bigint not null check (paise > 0),
  since timestamptz not null,
  primary key (car_id, since)
);

create table used_listing_events (
  id bigint generated always as identity primary key,
  listing_id uuid not null references used_listings (id) on delete cascade,
  from_state text,
  to_state text not null,
  -- seller, desk, feed, time
  by text not null,
  at timestamptz not null
);
create index used_listing_events_listing on used_listing_events (listing_id, id);

create table used_photos (
  -- Also its name under /media/used-cars/<id>.webp
  id uuid primary key,
  listing_id uuid not null references used_listings (id) on delete cascade,
  position smallint not null check (position between 0 and 29),
  storage_key text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  -- 64-bit difference hash: the same picture again, resized or compressed, differs in few bits.
  picture_hash bit(64) not null,
  unique (listing_id, position)
);
