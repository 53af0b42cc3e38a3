-- Push and WhatsApp for every kind of message, chosen in one place, and the consent to WhatsApp messages besides reminders.
-- The new check is wider than the old one: rows are not read again; it locks `consents` for a moment.

create table notice_extras (
  user_id uuid not null references users (id),
  -- One of the notice kinds of the program.
  subject_kind text not null,
  channels text[] not null check (cardinality(channels) > 0 and channels <@ array['push', 'whatsapp']),
  primary key (user_id, subject_kind)
);

alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check
  check (purpose in ('analytics', 'marketing-messages', 'ad-measurement', 'toll-crossings',
    'toll-reminders', 'whatsapp-reminders', 'whatsapp-alerts')) not valid;
