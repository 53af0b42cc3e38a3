-- An author can undo a deletion: where the text was before, and until when a decision about it was due. Nullable columns
-- without a default: locks nothing for long.
alter table community_posts add column deleted_from text;
alter table community_posts add column undo_due_at timestamptz;
alter table community_comments add column deleted_from text;
alter table community_comments add column undo_due_at timestamptz;
