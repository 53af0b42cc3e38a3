-- An issued policy is told in words of its own: until now its message was that of a service-history report. Messages that
-- wait are sent with the new ones, and none is told again. Locks the rows of policies' messages for a moment.

update notifications n set turn = 'policy-issued'
  from orders o
  where o.id = n.order_id and o.kind = 'insurance-policy' and n.turn = 'ready';
