-- The catalogue of new cars: makes, models, variants with their specification, and every price that was ever stated,
-- each with its source and month. Ratings belong to a model, a programme and a year. New tables: locks nothing.

create table car_sources (
  code text primary key,
  title text not null,
  -- The month or day of the figures, as the source gives it.
  as_of text not null
);

create table car_makes (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null
);

create table car_models (
  id integer generated always as identity primary key,
  make_id integer not null references car_makes (id),
  slug text not null,
  name text not null,
  body text not null,
  unique (make_id, slug)
);

create table car_variants (
  id integer generated always as identity primary key,
  model_id integer not null references car_models (id),
  slug text not null,
  name text not null,
  fuel text not null,
  gearbox_kind text,
  gearbox text,
  drive text,
  -- Key: { value, known, source }, with the keys and units of the domain's spec-keys. Absent: not known.
  specification jsonb not null,
  changed_at timestamptz not null,
  unique (model_id, slug)
);

create table car_prices (
  variant_id integer not null references car_variants (id),
  kind text not null check (kind in ('full', 'battery-rent')),
  -- First day of the month the price was stated for.
  as_of date not null,
  source_code text not null references car_sources (code),
  paise bigint not null check (paise > 0),
  confidence text not null check (confidence in ('high', 'medium', 'low', 'unverified')),
  recorded_at timestamptz not null,
  primary key (variant_id, kind, as_of, source_code)
);

create table car_ratings (
  model_id integer not null references car_models (id),
  programme text not null,
  year smallint not null,
  adult_stars smallint not null check (adult_stars between 0 and 5),
  child_stars smallint not null check (child_stars between 0 and 5),
  confidence text not null check (confidence in ('high', 'medium', 'low', 'unverified')),
  primary key (model_id, programme, year)
);
