-- What each line of an order's price is for, as its kind names it: receipts and pages print it. Rewrites order_lines, which
-- is locked meanwhile. The lines of challan orders are told apart by their kind and by whether they have an item.

alter table order_lines add column code text;

update order_lines l set code = case
    when o.kind <> 'challan' then l.kind
    when l.kind = 'pass-through' then 'fine'
    when l.kind = 'fee' and l.item_id is not null then 'legal-fee'
    when l.kind = 'fee' then 'settlement-fee'
    when l.kind = 'tax' then 'gst'
    else l.kind
  end
from orders o where o.id = l.order_id;

alter table order_lines
  alter column code set not null,
  add constraint order_lines_code check (code ~ '^[a-z][a-z0-9-]{0,39}$');

