-- Documents belong to items of orders of any kind: the reference to challans goes, and the column is named after what it
-- holds for every kind. Locks order_documents and order_challans for a moment: stop the older servers first, which read
-- the old name.
alter table order_documents drop constraint order_documents_order_challan_id_fkey;
alter table order_documents rename column order_challan_id to item_id;
alter index order_documents_challan rename to order_documents_item;
create index order_documents_order on order_documents (order_id);
