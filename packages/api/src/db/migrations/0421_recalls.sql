-- Recalls that makers announced, as operators import them. New table: locks nothing.

create table recalls (
  -- Of the maker or the authority, once per make.
  ref text not null,
  make text not null,
  model text not null,
  make_slug text not null,
  model_slug text not null,
  -- First and last day of manufacture of the vehicles recalled.
  built_from date not null,
  built_until date not null check (built_until >= built_from),
  units integer,
  defect_en text not null,
  defect_hi text not null,
  remedy_en text not null,
  remedy_hi text not null,
  announced_on date not null,
  source text not null,
  url text not null,
  changed_at timestamptz not null,
  primary key (make_slug, model_slug, ref)
);
