-- What browsers measured of pages, for the public figures. New table only: locks nothing.

create table page_vitals (
  -- Cut to the hour, and nothing beside it: no page, no browser, no address.
  at timestamptz not null,
  metric text not null check (metric in ('lcp', 'inp', 'cls')),
  -- Milliseconds; for cls thousandths.
  value integer not null check (value >= 0)
);
create index page_vitals_at on page_vitals (at);
