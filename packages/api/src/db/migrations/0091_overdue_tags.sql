-- Whether a tag has been in its state for longer than usual: then it is work of the desk (docs/adr/0046). Adds a column
-- with a constant default: locks the table for an instant.
alter table tag_issues add column is_overdue boolean not null default false;
