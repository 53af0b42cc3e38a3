-- Open work of the desk and of partners, whatever kind its order is of: one row per item, kept by its kind in the
-- transaction that moves the item (docs/adr/0046). A row ends with the work, so it is never kept longer than its order's.
create table desk_work (
  item_id uuid primary key,
  order_id uuid not null references orders (id),
  -- The kind of the order, and the type of work within it.
  kind text not null,
  type text not null,
  -- The item's name, as on the owner's page.
  name text not null,
  -- A state of the kind.
  state text not null,
  route text not null check (route in ('desk', 'partner')),
  is_express boolean not null,
  amount_paise bigint not null check (amount_paise >= 0),
  -- A day in India.
  due_on date not null,
  public_id text not null,
  vehicle_number text not null,
  paid_at timestamptz not null,
  assigned_to uuid
);
create index desk_work_due on desk_work (due_on, item_id);

insert into desk_work (item_id, order_id, kind, type, name, state, route, is_express,
  amount_paise, due_on, public_id, vehicle_number, paid_at, assigned_to)
select c.id, c.order_id, o.kind, c.kind, c.challan_number, c.settlement,
  case when c.route = 'desk' or c.settlement in ('documents-review', 'assigned')
    then 'desk' else 'partner' end,
  t.settlement_type = 'EXPRESS', c.fine_paise, c.promised_on, o.public_id, o.vehicle_number,
  o.paid_at, c.assigned_to
from order_challans c join orders o on o.id = c.order_id
  join challan_orders t on t.order_id = c.order_id
where c.settlement in ('documents-review', 'queued', 'assigned', 'submitted', 'paid-at-source')
  and c.promised_on is not null and o.paid_at is not null;

-- It served the queue only.
drop index order_challans_queue;
