-- Notices by WhatsApp: the channel, the state that its statuses report, and a consent of its own, which a word in the
-- chat also withdraws. The new checks are wider than the old ones: rows are not read again; each locks its table for a
-- moment.

alter table notices drop constraint notices_channel_check;
alter table notices add constraint notices_channel_check
  check (channel in ('sms', 'email', 'push', 'whatsapp')) not valid;
alter table notices drop constraint notices_state_check;
alter table notices add constraint notices_state_check
  check (state in ('pending', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'cancelled'))
  not valid;

alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check
  check (purpose in ('analytics', 'marketing-messages', 'ad-measurement', 'toll-crossings',
    'toll-reminders', 'whatsapp-reminders')) not valid;
alter table consents drop constraint consents_channel_check;
alter table consents add constraint consents_channel_check
  check (channel in ('web', 'app', 'whatsapp')) not valid;
