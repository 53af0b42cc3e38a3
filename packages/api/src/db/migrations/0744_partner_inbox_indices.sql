-- The index of the clock has only what the clock asks for. Over all open leads it was also taken for inboxes: by due time over
-- all firms, or through every open lead to find that a stage has none. Blocks writes to partner_leads while it is built.

create index partner_leads_clock on partner_leads (due_at)
  where closed_at is null and due_step in ('accept', 'first-contact');
drop index partner_leads_due;
