-- Test drives of used cars: asked by a buyer, answered by the seller. New table: locks nothing.
create table used_test_drives (
  id uuid primary key,
  listing_id uuid not null references used_listings (id) on delete cascade,
  user_id uuid not null references users (id),
  seller_id uuid not null references users (id),
  starts_at timestamptz not null,
  state text not null check (state in ('asked', 'confirmed', 'declined', 'cancelled', 'over')),
  -- Where to meet, encrypted; null until the seller confirmed.
  place bytea,
  asked_at timestamptz not null,
  changed_at timestamptz not null
);
-- One car is driven by one person at a time.
create unique index used_test_drives_slot on used_test_drives (listing_id, starts_at)
  where state in ('asked', 'confirmed');
create unique index used_test_drives_person on used_test_drives (listing_id, user_id)
  where state in ('asked', 'confirmed');
create index used_test_drives_user on used_test_drives (user_id, starts_at desc);
create index used_test_drives_seller on used_test_drives (seller_id, starts_at desc);
create index used_test_drives_time on used_test_drives (starts_at);
