-- What the desk searches orders by. Locks both tables against writes while the indexes are built.

create index orders_vehicle on orders (vehicle_number, created_at desc);
create index order_challans_number on order_challans (challan_number);
