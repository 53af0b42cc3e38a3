-- Orders of any kind: an order names its kind and holds its price as lines; what only challans have moves to a table of
-- their own. Existing orders are challan orders, and get the lines of the price that was stored with them. Locks orders,
-- order_challans, order_events, notifications, refunds and refund_challans while it copies: stop the older servers first,
-- which know neither table. Refuses to go on when the lines of an order do not add up to its total.

alter table orders add column kind text;
update orders set kind = 'challan';
alter table orders alter column kind set not null;
alter table orders rename column challan_count to item_count;
alter table orders rename constraint orders_challan_count to orders_item_count;

-- Terms of a challan order: its speed, and its price at both speeds as it was quoted.
create table challan_orders (
  order_id uuid primary key references orders (id),
  settlement_type text not null check (settlement_type in ('STANDARD', 'EXPRESS')),
  quote jsonb not null
);
insert into challan_orders (order_id, settlement_type, quote)
select id, settlement_type, quote from orders;

-- The price of an order, line by line, in paise. `item_id`: the item that a line is for, as its kind numbers them; null for
-- the whole order. `tax_on`: the fee that a tax line is for.
create table order_lines (
  order_id uuid not null references orders (id),
  position smallint not null check (position > 0),
  kind text not null check (kind in ('pass-through', 'fee', 'tax', 'discount', 'deposit')),
  item_id uuid,
  tax_on smallint,
  amount_paise bigint not null,
  primary key (order_id, position),
  foreign key (order_id, tax_on) references order_lines (order_id, position),
  check ((kind = 'tax') = (tax_on is not null)),
  check (case when kind = 'discount' then amount_paise < 0 else amount_paise > 0 end)
);

with parts as (
  select c.order_id, c.id as item_id, c.kind as challan_kind, c.challan_number, part.rank, part.kind, part.amount
  from order_challans c cross join lateral (values
    (1, 'pass-through', c.fine_paise),
    (2, 'fee', c.legal_fee_paise),
    (3, 'discount', -c.discount_paise),
    (4, 'tax', c.gst_paise)) as part (rank, kind, amount)
  union all
  select o.id, null, null, null, part.rank, part.kind, part.amount
  from orders o cross join lateral (values
    (5, 'fee', (o.quote -> o.settlement_type -> 'order' ->> 'settlementFee')::bigint),
    (6, 'tax', (o.quote -> o.settlement_type -> 'order' ->> 'gst')::bigint)) as part (rank, kind, amount)
), numbered as (
  select *, row_number() over (
    partition by order_id order by challan_kind desc nulls last, challan_number nulls last, rank) as position
  from parts where amount <> 0
)
insert into order_lines (order_id, position, kind, item_id, tax_on, amount_paise)
select order_id, position, kind, item_id,
  case when kind = 'tax' then
    max(position) filter (where kind = 'fee') over (partition by order_id, item_id) end,
  amount
from numbered;

alter table orders drop column settlement_type, drop column quote;

-- Which lines a refund returns. A line is returned once; a declined refund has no lines any more.
create table refund_lines (
  order_id uuid not null,
  position smallint not null,
  refund_id uuid not null references refunds (id),
  primary key (order_id, position),
  foreign key (order_id, position) references order_lines (order_id, position)
);
create index refund_lines_refund on refund_lines (refund_id);

insert into refund_lines (order_id, position, refund_id)
select l.order_id, l.position, rc.refund_id
from refund_challans rc join order_lines l on l.item_id = rc.order_challan_id;

-- The fee of the whole order went back with the refund that is larger than the lines of its challans.
insert into refund_lines (order_id, position, refund_id)
select l.order_id, l.position, r.id
from refunds r join order_lines l on l.order_id = r.order_id and l.item_id is null
where exists (select from refund_challans rc where rc.refund_id = r.id)
  and r.amount_paise > (
    select sum(own.amount_paise) from refund_lines x
    join order_lines own on own.order_id = x.order_id and own.position = x.position
    where x.refund_id = r.id);

do $$
declare
  wrong text;
begin
  select string_agg(o.id::text, ', ') into wrong from (
    select o.id from orders o left join order_lines l on l.order_id = o.id
    group by o.id having coalesce(sum(l.amount_paise), 0) <> o.total_paise limit 20) as o;
  if wrong is not null then
    raise exception 'the lines of these orders are not their totals: %', wrong;
  end if;
  select string_agg(r.id::text, ', ') into wrong from (
    select r.id from refunds r
      left join refund_lines x on x.refund_id = r.id
      left join order_lines l on l.order_id = x.order_id and l.position = x.position
    -- A payment that was never ours to keep goes back without lines, and so does what was declined.
    where r.state <> 'declined' and r.fines_paise + r.fees_paise + r.gst_paise > 0
    group by r.id
    having coalesce(sum(l.amount_paise), 0) <> r.amount_paise
      or coalesce(sum(l.amount_paise) filter (where l.kind = 'pass-through'), 0) <> r.fines_paise
      or coalesce(sum(l.amount_paise) filter (where l.kind in ('fee', 'discount')), 0) <> r.fees_paise
      or coalesce(sum(l.amount_paise) filter (where l.kind = 'tax'), 0) <> r.gst_paise
    limit 20) as r;
  if wrong is not null then
    raise exception 'the lines of these refunds are not their amounts: %', wrong;
  end if;
end $$;

-- What a message says of a refund, as it was when the message was written.
alter table notifications
  add column amount_paise bigint,
  add column item_count smallint,
  add column day date;
update notifications n set amount_paise = r.amount_paise,
  item_count = (select count(*) from refund_challans rc where rc.refund_id = r.id),
  day = case when n.turn = 'refunded'
    then coalesce((r.processed_at at time zone 'Asia/Kolkata')::date, r.expected_on)
    else r.expected_on end
from refunds r where r.id = n.refund_id;
alter table notifications add constraint notifications_refund check (
  (refund_id is null) = (amount_paise is null)
  and (refund_id is null) = (item_count is null)
  and (refund_id is null) = (day is null));

drop table refund_challans;
-- What a refund takes back of each account is the sum of its lines.
alter table refunds drop column fines_paise, drop column fees_paise, drop column gst_paise;
update refunds set reason_key = 'items:' || substr(reason_key, length('challans:') + 1)
where reason_key like 'challans:%';

-- Events and messages name the item of any kind.
alter table order_events drop constraint order_events_order_challan_id_fkey;
alter table order_events rename column order_challan_id to item_id;
alter table notifications drop constraint notifications_order_challan_id_fkey;
alter table notifications rename column order_challan_id to item_id;

insert into ledger_accounts (account, kind) values ('deposits-held', 'liability');
