-- Each text of an order message belongs to one event: FASTag and RTO work no longer share those of challans. Messages
-- that were already queued or sent get the new names, so that none is sent twice. Locks the changed rows.

update notifications set turn = case turn
    when 'sent' then 'dispatched' when 'cleared' then 'activated' else 'picture-rejected' end
  from orders
  where orders.id = notifications.order_id and orders.kind = 'fastag-tag'
    and turn in ('sent', 'cleared', 'documents-rejected');

update notifications set turn = 'recharged'
  from orders
  where orders.id = notifications.order_id and orders.kind = 'fastag-recharge' and turn = 'receipt';

-- Applications that the RTO sent back were numbered from 1001, to keep them apart from rejected documents.
update notifications set turn = 'sent-back', occurrence = occurrence - 1000
  from orders
  where orders.id = notifications.order_id and orders.kind = 'rto-service'
    and turn = 'documents-rejected' and occurrence > 1000;

update notifications set turn = case turn
    when 'documents-needed' then 'papers-needed' when 'documents-rejected' then 'papers-rejected'
    when 'sent' then 'filed' when 'receipt' then 'approved' else 'completed' end
  from orders
  where orders.id = notifications.order_id and orders.kind = 'rto-service'
    and turn in ('documents-needed', 'documents-rejected', 'sent', 'receipt', 'cleared');

-- The payment of RTO work is now confirmed by the message that asks for its documents.
delete from notifications using orders
  where orders.id = notifications.order_id and orders.kind = 'rto-service'
    and turn = 'paid' and notifications.state = 'pending';
