-- Notices that a person subscribed to, of any subject, one row a channel: what falls due, when, and what became of it.
-- New table: locks nothing.

create table notices (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- One of the notice kinds of the program, and what it is about there.
  subject_kind text not null,
  subject_id text not null,
  channel text not null check (channel in ('sms', 'email')),
  -- Says what the notice tells: the same news is told once a channel.
  dedupe_key text not null,
  -- What the texts need; read by the kind alone.
  facts jsonb not null,
  due_at timestamptz not null,
  -- `sending` is written before it is sent: after a crash it is not sent again.
  state text not null
    check (state in ('pending', 'sending', 'sent', 'failed', 'unknown', 'cancelled')),
  created_at timestamptz not null,
  sent_at timestamptz,
  unique (user_id, subject_kind, subject_id, dedupe_key, channel)
);

create index notices_created on notices (created_at);
