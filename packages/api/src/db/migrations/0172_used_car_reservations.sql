-- Reservations of used cars: one at a time, for a limited time, against a token that is given back; and the people who
-- wait for the next turn. New tables: locks nothing.

create table used_reservations (
  -- Also the item of its order.
  id uuid primary key,
  order_id uuid not null unique references orders (id),
  listing_id uuid not null references used_listings (id),
  user_id uuid references users (id),
  state text not null check (state in
    ('awaiting-payment', 'lapsed', 'held', 'ending', 'ended')),
  -- Until when an unpaid one keeps others out, then until when the car is held.
  until timestamptz not null,
  -- Why it ended: cancelled, expired, withdrawn, bought, taken
  end_reason text,
  created_at timestamptz not null,
  held_at timestamptz,
  ended_at timestamptz
);
-- One reservation a car, however many are tried at once.
create unique index used_reservations_one_a_car on used_reservations (listing_id)
  where state in ('awaiting-payment', 'held');
create index used_reservations_due on used_reservations (until) where state = 'held';
create index used_reservations_user on used_reservations (user_id) where user_id is not null;
create index used_reservations_listing on used_reservations (listing_id);

create table used_queue (
  listing_id uuid not null references used_listings (id) on delete cascade,
  user_id uuid not null references users (id),
  joined_at timestamptz not null,
  -- When this person was told that the car is free: once.
  told_at timestamptz,
  primary key (listing_id, user_id)
);
create index used_queue_user on used_queue (user_id);
