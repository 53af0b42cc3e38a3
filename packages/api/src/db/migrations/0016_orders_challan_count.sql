-- How many challans an order holds, beside its price, with which it changes: a list of orders then reads nothing but
-- orders, and costs the same however many challans everybody has ordered. Rewrites nothing but the rows it fills; locks
-- orders while it does.

alter table orders add column challan_count smallint;
update orders o set challan_count = (select count(*) from order_challans c where c.order_id = o.id);
alter table orders alter column challan_count set not null,
  add constraint orders_challan_count check (challan_count >= 0);
