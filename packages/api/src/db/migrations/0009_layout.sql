-- Sections of the layout, the list of services and the heads of pages as editors write them, with every revision; and
-- how often people went to a partner. New tables only: locks nothing. What no editor touched has no row: the program
-- brings it along, so that a new version of the program brings its new words.

create table layout_documents (
  kind text not null check (kind in ('section', 'services', 'meta')),
  -- Name of the section, `top`, or the path of the page.
  key text not null check (key ~ '^[a-z0-9/-]{1,200}$'),
  -- What readers see; null: what the program brings along.
  live_revision integer,
  newest_revision integer not null check (newest_revision >= 0),
  primary key (kind, key)
);

-- Every save is a revision; none is ever changed.
create table layout_revisions (
  kind text not null,
  key text not null,
  number integer not null check (number >= 1),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  made_at timestamptz not null,
  made_by uuid not null references operators (id),
  note text check (length(note) between 1 and 300),
  -- A roll-back repeats this revision; 0 is what the program brings along.
  copy_of integer check (copy_of >= 0),
  primary key (kind, key, number),
  foreign key (kind, key) references layout_documents (kind, key) on delete cascade
);

alter table layout_documents add constraint layout_documents_live
  foreign key (kind, key, live_revision) references layout_revisions (kind, key, number);

-- Instants at which a published part begins or ends to be shown: pages are made anew then.
create table layout_turns (
  kind text not null,
  key text not null,
  at timestamptz not null,
  primary key (kind, key, at),
  foreign key (kind, key) references layout_documents (kind, key) on delete cascade
);
create index layout_turns_at on layout_turns (at);

-- How often people were led to a partner, by day in India and by the place of the link. Nothing of who they were.
create table partner_referrals (
  day date not null,
  partner text not null,
  -- Empty: no place was named.
  place text not null,
  visits integer not null check (visits > 0),
  primary key (day, partner, place)
);
