-- Reviews of models: one per person and model, every version kept. A version is shown once an editor has checked it;
-- the one before stays shown until then. New tables: locks nothing.

create table car_reviews (
  id uuid primary key,
  model_id integer not null references car_models (id),
  user_id uuid not null references users (id) on delete cascade,
  -- When the author was checked to be the owner of a car of this model. The car itself is not stored.
  owner_checked_at timestamptz,
  first_at timestamptz not null,
  unique (model_id, user_id)
);
create index car_reviews_user on car_reviews (user_id);

create table car_review_versions (
  review_id uuid not null references car_reviews (id) on delete cascade,
  version integer not null check (version > 0),
  -- Aspect: 1 to 5. Absent: not scored.
  scores jsonb not null,
  km integer check (km >= 0),
  months integer check (months >= 0),
  text text not null,
  written_at timestamptz not null,
  state text not null check (state in ('waiting', 'shown', 'refused', 'hidden', 'replaced')),
  reason text,
  decided_at timestamptz,
  decided_by uuid references operators (id),
  primary key (review_id, version)
);
create unique index car_review_versions_shown on car_review_versions (review_id) where state = 'shown';
create index car_review_versions_waiting on car_review_versions (written_at, review_id)
  where state = 'waiting';
