-- A draft of an edit names the version of the text that it began with, so that it never replaces a newer one unseen. A
-- column with a constant default: locks nothing for long.
alter table community_drafts add column base_version integer not null default 0;
