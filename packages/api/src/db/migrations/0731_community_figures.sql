-- Figures about moderation by month. Reports and words are deleted after 180 days and appeals with their account; what a
-- finished month came to stays here.
create table community_figures (
  -- First day of the month in India.
  month date not null,
  figure text not null,
  -- Reason, act or kind; empty for figures without one.
  part text not null,
  value integer not null check (value >= 0),
  primary key (month, figure, part)
);
