-- What is kept of texts for some days, to recognise the same or nearly the same text when it is sent again: hashes, from
-- which the text cannot be read, and no author. A new table: locks nothing.
create table community_text_prints (
  kind text not null check (kind in ('post', 'comment')),
  subject_id uuid not null,
  hashes integer[] not null,
  -- Texts that are alike have one in common.
  bands integer[] not null,
  sent_at timestamptz not null,
  primary key (kind, subject_id)
);
create index community_text_prints_bands on community_text_prints using gin (bands);
create index community_text_prints_sent on community_text_prints (sent_at);
