-- How often a person is written to: when something is due, or once a week. A column with a constant default rewrites no
-- row.
alter table reminder_choices add column rhythm text not null default 'each'
  check (rhythm in ('each', 'weekly'));
