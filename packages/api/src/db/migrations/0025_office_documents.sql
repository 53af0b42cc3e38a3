-- Contact details of RTOs are documents of the layout, keyed by the slug of the office. The table is small: adding the
-- check reads it once under a short lock.

alter table layout_documents drop constraint layout_documents_kind_check;
alter table layout_documents add constraint layout_documents_kind_check
  check (kind in ('section', 'services', 'meta', 'office'));
