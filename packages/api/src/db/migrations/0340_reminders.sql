-- Reminders of the days on which a vehicle's documents end: what a person switched on, and one series per document.
-- New tables lock nothing; `notices` gets a column with a constant default, which rewrites no row.

create table reminder_choices (
  user_id uuid primary key references users (id),
  -- Where reminders are sent; empty: they are only shown.
  channels text[] not null,
  -- Documents that are switched off.
  silent text[] not null,
  changed_at timestamptz not null
);

create table reminder_series (
  id uuid primary key,
  user_id uuid not null references reminder_choices (user_id) on delete cascade,
  vehicle_number text not null,
  item text not null,
  due_on date not null,
  -- Maker and model for the text; null when the register does not say.
  vehicle_name text,
  source_name text not null,
  source_at timestamptz not null,
  -- done: over for this day, a newer document starts over. stopped: over for this document of this vehicle.
  state text not null check (state in ('open', 'done', 'stopped')),
  -- Day of the next reminder; null when none is left.
  next_on date,
  -- Day of the last one that was planned.
  told_on date,
  unique (user_id, vehicle_number, item)
);

-- Few rows are due on a day, however many are stored.
create index reminder_series_due on reminder_series (next_on) where state = 'open';

-- Decides the hours in which a notice is sent.
alter table notices add column message_class text not null default 'promotional'
  check (message_class in ('promotional', 'service'));
create index notices_of_user on notices (user_id, created_at desc);
