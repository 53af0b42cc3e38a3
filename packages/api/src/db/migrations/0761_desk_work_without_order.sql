-- The desk's one queue also has work that belongs to no order: listings to check, inspections to assign and to decide, and
-- sales with money to receive or to pay (docs/adr/0124). What is open now gets its rows here, as its modules have it; the
-- nightly comparison corrects them from then on. Locks the small queue for a moment.

alter table desk_work alter order_id drop not null;

insert into desk_work (item_id, order_id, kind, type, name, state, route, is_express,
  amount_paise, due_on, public_id, vehicle_number, paid_at, assigned_to)
select l.id, null, 'used-car-listing', l.seller_kind,
  l.make_name || ' ' || l.model_name || ' ' || l.made_year, 'in-review', 'desk', false,
  l.price_paise, (t.at at time zone 'Asia/Kolkata')::date + 1, l.public_id, l.vehicle_number,
  t.at, null
from used_listings l
  cross join lateral (select coalesce((l.review->>'handedInAt')::timestamptz, l.created_at) as at) t
where l.state = 'in-review' and l.vehicle_number is not null;

insert into desk_work (item_id, order_id, kind, type, name, state, route, is_express,
  amount_paise, due_on, public_id, vehicle_number, paid_at, assigned_to)
select i.id, null, 'car-inspection', i.subject_kind,
  coalesce(nullif(i.car->>'title', ''), i.vehicle_number), i.state,
  case when i.state = 'assigned' then 'partner' else 'desk' end, false, 0,
  case when i.state = 'submitted'
    then (i.submitted_at at time zone 'Asia/Kolkata')::date + 1 else i.slot_day end,
  left(i.id::text, 8), i.vehicle_number, coalesce(i.submitted_at, i.booked_at), null
from inspections i where i.state in ('booked', 'assigned', 'submitted');

insert into desk_work (item_id, order_id, kind, type, name, state, route, is_express,
  amount_paise, due_on, public_id, vehicle_number, paid_at, assigned_to)
select s.id, null, 'car-sale', 'car-sale',
  coalesce(nullif(s.car->>'title', ''), s.vehicle_number), s.state, 'desk', false, due.amount,
  coalesce((ended.at at time zone 'Asia/Kolkata')::date, a.handover_on), left(s.id::text, 8),
  s.vehicle_number, coalesce(ended.at, a.accepted_at), null
from sale_cases s join sale_acceptances a on a.sale_id = s.id
  left join sale_handovers h on h.sale_id = s.id
  cross join lateral (select coalesce(array_agg(p.kind), '{}') as kinds
    from sale_payments p where p.sale_id = s.id) paid
  cross join lateral (select case s.state when 'accepted' then null
    when 'called-off' then (select max(m.at) from sale_moves m
      where m.sale_id = s.id and m.event = 'call-off')
    else h.handed_over_at end as at) ended
  cross join lateral (select case s.state
    when 'accepted' then a.bid_paise
    when 'called-off' then case when 'dealer' = any(paid.kinds)
      and not 'dealer-refund' = any(paid.kinds) then a.bid_paise else 0 end
    else case when 'seller' = any(paid.kinds) then 0 else a.net_paise end
      + case when 'lender' = any(paid.kinds) then 0 else a.loan_paise end
      + case when 'challans' = any(paid.kinds) then 0 else a.challans_paise end
    end as amount) due
where s.state in ('accepted', 'handed-over', 'paid', 'transferred', 'called-off')
  and due.amount > 0;
