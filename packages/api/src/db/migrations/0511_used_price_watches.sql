-- People who asked to be told when the price of a used car drops. New table: locks nothing.
create table used_price_watches (
  listing_id uuid not null references used_listings (id) on delete cascade,
  user_id uuid not null references users (id),
  -- Told when the price falls below it; then it becomes the new price.
  price_paise bigint not null,
  channels text[] not null,
  created_at timestamptz not null,
  primary key (listing_id, user_id)
);
create index used_price_watches_user on used_price_watches (user_id);
