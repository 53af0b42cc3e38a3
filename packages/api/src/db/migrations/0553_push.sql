-- Devices on which a person switched notifications on, and the channel `push` of notices.
-- The new check of `notices` is wider than the old one: rows are not read again; it locks the table for a moment.

create table push_devices (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- Address at the browser's push service; one device belongs to one account.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  added_at timestamptz not null
);
create index push_devices_of_user on push_devices (user_id);

alter table notices drop constraint notices_channel_check;
alter table notices add constraint notices_channel_check
  check (channel in ('sms', 'email', 'push')) not valid;
