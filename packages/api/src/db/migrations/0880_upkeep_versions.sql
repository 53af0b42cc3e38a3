-- Which correction of a line a person has seen: one that was written on an older line is asked about, and overwrites
-- nothing. A column with a constant default: locks the table for a moment.
alter table upkeep_entries add column version int not null default 1;
