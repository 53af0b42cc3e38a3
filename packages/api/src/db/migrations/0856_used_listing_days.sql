-- Page views and shortlist adds of used cars by day in India, without a trace of who came. New table: locks nothing.
create table used_listing_days (
  listing_id uuid not null references used_listings (id) on delete cascade,
  day date not null,
  views integer not null,
  shortlisted integer not null,
  primary key (listing_id, day)
);
-- The first day counted, and the days that are deleted.
create index used_listing_days_day on used_listing_days (day);
