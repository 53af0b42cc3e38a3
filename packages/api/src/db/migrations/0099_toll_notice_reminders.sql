-- Reminders of e-notices: a purpose of consent, and the messages sent. They go with their e-notice.
-- Locks `consents` for a moment; existing rows satisfied the narrower check and are not read again.

alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check
  check (purpose in ('analytics', 'marketing-messages', 'ad-measurement', 'toll-crossings',
    'toll-reminders')) not valid;

-- One message a turn and channel. `sending` is written before it is sent: after a crash it is not sent again.
create table toll_notice_messages (
  id uuid primary key,
  notice_id uuid not null references toll_notices (id) on delete cascade,
  turn text not null,
  channel text not null check (channel in ('sms', 'email')),
  state text not null check (state in ('pending', 'sending', 'sent', 'failed', 'unknown')),
  created_at timestamptz not null,
  sent_at timestamptz,
  unique (notice_id, turn, channel)
);
