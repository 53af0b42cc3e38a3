-- Versions of what pages are made of. Pages are kept as bytes; whoever changes content counts its tag up in the same
-- transaction, and every server makes the pages of that tag again. New table only: locks nothing.

create table content_versions (
  -- A kind of content, such as `blog` or `layout`: a handful, for every server reads all of them each second.
  tag text primary key check (tag ~ '^[a-z][a-z0-9-]{0,39}$'),
  version bigint not null
);
