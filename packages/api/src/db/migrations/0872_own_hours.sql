-- Hours in which a person wants messages, narrower than those in which any are sent. New table: locks nothing but `users`
-- for a moment.

create table notice_hours (
  user_id uuid primary key references users (id),
  -- Hours of the day in India: from the first to before the last.
  first_hour smallint not null check (first_hour between 8 and 14),
  last_hour smallint not null check (last_hour between 15 and 21)
);
