-- When the seller of a car sold to a dealer is next told of a day of the law. Sales of which the record is still open begin
-- with the next run. A new column without a default locks `sale_handovers` for a moment.
alter table sale_handovers add column next_reminder_on date;
update sale_handovers set next_reminder_on = handed_over_at::date where record_closed_at is null;
create index sale_handovers_reminders on sale_handovers (next_reminder_on)
  where next_reminder_on is not null;
