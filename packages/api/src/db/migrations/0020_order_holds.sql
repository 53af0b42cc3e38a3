-- How long an unpaid order keeps its challans from other people. A new column with a default: no rewrite, a short lock.
-- An older server that inserts without it makes an order that yields at once, which loses nobody's money.

alter table orders add column holds_until timestamptz not null default now();
update orders set holds_until = closes_at where payment_state in ('open', 'attempted');
-- "This account's unpaid orders of the last day", asked with every new order.
create index orders_unpaid on orders (user_id, created_at) where paid_at is null;
