-- Alerts of closed loans by SMS and e-mail, for those who switched them on. Two columns with constant defaults and an
-- index of the few rows with alerts: `noc_clocks` is small.

alter table noc_clocks
  -- Chosen by the person; none at first.
  add column channels text[] not null default '{}',
  -- Day of the next message; null when there is none.
  add column tell_on date;

create index noc_clocks_to_tell on noc_clocks (tell_on) where tell_on is not null and channels <> '{}';
