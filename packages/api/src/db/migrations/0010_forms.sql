-- Forms as data: definitions with their revisions, what people submit, and what is still to be passed on to the
-- operator's webhook, spreadsheets and advertisement service; and one more purpose that people are asked about. New tables
-- lock nothing; `consents` is locked for a moment, without being read.

create table forms (
  id text primary key check (id ~ '^[A-Z][A-Z0-9_]{2,59}$'),
  -- What people see; null before the first publication.
  live_revision integer,
  created_at timestamptz not null,
  -- Checksum of the definition that came with the program, while no editor has touched the form; null for all others.
  seed_checksum text
);

-- Every save is a revision; none is ever changed but for its state.
create table form_revisions (
  form_id text not null references forms (id) on delete cascade,
  revision integer not null check (revision >= 1),
  state text not null check (state in ('draft', 'published', 'replaced')),
  definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  made_at timestamptz not null,
  -- Null: it came with the program.
  made_by uuid references operators (id),
  note text,
  published_at timestamptz,
  replaced_at timestamptz,
  primary key (form_id, revision),
  check ((state = 'draft') = (published_at is null)),
  check ((state = 'replaced') = (replaced_at is not null))
);
create unique index form_revisions_one_published on form_revisions (form_id) where state = 'published';

alter table forms add constraint forms_live_revision
  foreign key (id, live_revision) references form_revisions (form_id, revision);

-- What people submitted. No address. Texts are encrypted with the server's secret.
create table form_submissions (
  id uuid primary key,
  form_id text not null,
  revision integer not null,
  user_id uuid references users (id),
  language text not null check (language in ('en', 'hi')),
  -- As in "Chrome on Android".
  device text not null check (length(device) <= 80),
  values_sealed bytea not null,
  -- [{id, textVersion, isGiven}]: every consent that was asked for.
  consents jsonb not null check (jsonb_typeof(consents) = 'array'),
  -- A program filled in the field that people do not see: passed on to nobody.
  is_suspect boolean not null,
  -- Keyed hash of what was sent and by which page or browser: the same twice is one submission.
  content_hash bytea not null,
  submitted_at timestamptz not null,
  erase_at timestamptz not null,
  foreign key (form_id, revision) references form_revisions (form_id, revision)
);
create index form_submissions_newest on form_submissions (form_id, is_suspect, submitted_at desc, id desc);
create index form_submissions_user on form_submissions (user_id) where user_id is not null;
create index form_submissions_same on form_submissions (content_hash);
create index form_submissions_erase_at on form_submissions (erase_at);

-- Messages to places outside, one row a message; a task sends each until it has arrived. Its id goes with it.
create table deliveries (
  id uuid primary key,
  -- Name of a sink, or `ads`.
  target text not null check (target ~ '^[a-z][a-z-]{0,39}$'),
  submission_id uuid references form_submissions (id) on delete cascade,
  -- What is sent, where it is no submission; encrypted, and erased once it has arrived.
  body_sealed bytea,
  -- The caller's own id of an event: the same one is sent once.
  event_id uuid,
  created_at timestamptz not null,
  delivered_at timestamptz,
  check ((submission_id is null) <> (event_id is null))
);
create unique index deliveries_event on deliveries (target, event_id) where event_id is not null;
create index deliveries_submission on deliveries (submission_id) where submission_id is not null;
create index deliveries_created_at on deliveries (created_at);

alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check
  check (purpose in ('analytics', 'marketing-messages', 'ad-measurement')) not valid;
