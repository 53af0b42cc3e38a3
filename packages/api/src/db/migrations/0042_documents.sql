-- Articles, forms and parts of the layout are documents of one kind of table (docs/adr/0035): what is saved, scheduled,
-- published, replaced and restored is kept once. All rows are carried over with their ids and numbers; the old tables
-- go. The tables of articles, forms and the layout are locked until it is done: a few seconds. Servers of the version
-- before cannot read them afterwards, so stop those first.

create table documents (
  id uuid primary key,
  kind text not null,
  -- Unique within its kind: the slug of an article, the id of a form, the key of a part of the layout.
  name text not null,
  -- What readers see; null: nothing, or what the program brings along.
  published_revision integer,
  newest_revision integer not null default 0 check (newest_revision >= 0),
  -- Null also where it was not recorded: before this table, only articles and forms did.
  first_published_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  -- Checksum of the content that came with the program, while no editor has touched the document; null for all others.
  seed_checksum text,
  unique (kind, name),
  constraint documents_name check (case
    when kind = 'article' then name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
    when kind = 'form' then name ~ '^[A-Z][A-Z0-9_]{2,59}$'
    when kind in ('section', 'services', 'meta', 'office') then name ~ '^[a-z0-9/-]{1,200}$'
    else false end)
);

-- Every save is a revision; none is ever changed but for its state.
create table document_revisions (
  id uuid primary key,
  document_id uuid not null references documents (id) on delete cascade,
  number integer not null check (number >= 1),
  state text not null check (state in ('draft', 'scheduled', 'published', 'replaced')),
  -- What the texts have in common, or all of it where a kind has no texts.
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  -- Change note for editors.
  note text check (length(note) between 1 and 300),
  saved_at timestamptz not null,
  -- Null: it came with the program.
  saved_by uuid references operators (id),
  -- The revision that it repeats.
  restored_from integer check (restored_from >= 0),
  -- Set with `scheduled`: when it takes the place of what readers see.
  publish_at timestamptz,
  -- The last publication, and when another took its place. Null also where it was not recorded.
  published_at timestamptz,
  replaced_at timestamptz,
  unique (document_id, number),
  check ((state = 'scheduled') = (publish_at is not null))
);
create index document_revisions_due on document_revisions (publish_at) where state = 'scheduled';
create unique index document_revisions_one_scheduled on document_revisions (document_id) where state = 'scheduled';
create unique index document_revisions_one_published on document_revisions (document_id) where state = 'published';

create table document_texts (
  revision_id uuid not null references document_revisions (id) on delete cascade,
  language text not null references languages (code),
  title text not null,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  primary key (revision_id, language)
);

-- Articles

insert into documents (id, kind, name, newest_revision, first_published_at, withdrawn_at, created_at, seed_checksum)
select a.id, 'article', a.slug,
  coalesce((select max(r.number) from article_revisions r where r.article_id = a.id), 0),
  a.first_published_at, a.withdrawn_at, a.created_at, a.seed_checksum
from articles a;

insert into document_revisions (id, document_id, number, state, body, note, saved_at, saved_by, publish_at)
select id, article_id, number, state,
  jsonb_build_object('categoryId', category_id, 'updatedOn', to_char(updated_on, 'YYYY-MM-DD')),
  note, made_at, made_by, publish_at
from article_revisions;

insert into document_texts (revision_id, language, title, body)
select revision_id, language, title, jsonb_build_object(
  'description', description, 'author', author, 'tags', to_jsonb(tags),
  'image', case when image_src is null then null
    else jsonb_build_object('src', image_src, 'alt', coalesce(image_alt, '')) end,
  'markdown', markdown, 'html', html, 'contents', contents, 'questions', questions,
  'plainText', plain_text, 'readingMinutes', reading_minutes)
from article_texts;

update documents d set published_revision = r.number
from articles a join article_revisions r on r.id = a.live_revision_id
where d.id = a.id;

-- Readers' rows hold all of an article's page.
alter table live_articles
  add column html text not null default '',
  add column contents jsonb not null default '[]',
  add column questions jsonb not null default '[]';
update live_articles l set html = t.html, contents = t.contents, questions = t.questions
from articles a join article_texts t on t.revision_id = a.live_revision_id
where l.article_id = a.id and l.language = t.language;
alter table live_articles
  alter column html drop default, alter column contents drop default, alter column questions drop default,
  drop constraint live_articles_article_id_fkey,
  add constraint live_articles_document foreign key (article_id) references documents (id) on delete cascade;
create unique index live_articles_slug on live_articles (language, slug);
alter table article_redirects drop constraint article_redirects_article_id_fkey,
  add constraint article_redirects_document foreign key (article_id) references documents (id) on delete cascade;
alter table polls drop constraint polls_article_id_fkey,
  add constraint polls_document foreign key (article_id) references documents (id) on delete cascade;

alter table articles drop constraint articles_live_revision;
drop table article_texts, article_revisions, articles;

-- Forms

insert into documents (id, kind, name, newest_revision, first_published_at, created_at, seed_checksum)
select gen_random_uuid(), 'form', f.id,
  coalesce((select max(r.revision) from form_revisions r where r.form_id = f.id), 0),
  (select min(r.published_at) from form_revisions r where r.form_id = f.id), f.created_at, f.seed_checksum
from forms f;

insert into document_revisions
  (id, document_id, number, state, body, note, saved_at, saved_by, published_at, replaced_at)
select gen_random_uuid(), d.id, r.revision, r.state, r.definition, nullif(r.note, ''), r.made_at, r.made_by,
  r.published_at, r.replaced_at
from form_revisions r join documents d on d.kind = 'form' and d.name = r.form_id;

update documents d set published_revision = f.live_revision from forms f where d.kind = 'form' and d.name = f.id;

alter table form_submissions add column revision_id uuid;
update form_submissions s set revision_id = r.id
from documents d join document_revisions r on r.document_id = d.id
where d.kind = 'form' and d.name = s.form_id and r.number = s.revision;
alter table form_submissions alter column revision_id set not null,
  drop constraint form_submissions_form_id_revision_fkey,
  add constraint form_submissions_shown foreign key (revision_id) references document_revisions (id);

alter table forms drop constraint forms_live_revision;
drop table form_revisions, forms;

-- The layout

insert into documents (id, kind, name, newest_revision, created_at)
select gen_random_uuid(), l.kind, l.key, l.newest_revision,
  coalesce((select min(r.made_at) from layout_revisions r where r.kind = l.kind and r.key = l.key), now())
from layout_documents l;

insert into document_revisions (id, document_id, number, state, body, note, saved_at, saved_by, restored_from)
select gen_random_uuid(), d.id, r.number,
  case when r.number = l.live_revision then 'published' else 'draft' end,
  r.body, r.note, r.made_at, r.made_by, r.copy_of
from layout_revisions r
  join layout_documents l on l.kind = r.kind and l.key = r.key
  join documents d on d.kind = r.kind and d.name = r.key;

update documents d set published_revision = l.live_revision
from layout_documents l where d.kind = l.kind and d.name = l.key;

alter table layout_turns add column document_id uuid;
update layout_turns t set document_id = d.id from documents d where d.kind = t.kind and d.name = t.key;
alter table layout_turns drop column kind, drop column key,
  alter column document_id set not null,
  add primary key (document_id, at),
  add constraint layout_turns_document foreign key (document_id) references documents (id) on delete cascade;

alter table layout_documents drop constraint layout_documents_live;
drop table layout_revisions, layout_documents;

alter table documents add constraint documents_published
  foreign key (id, published_revision) references document_revisions (document_id, number);
