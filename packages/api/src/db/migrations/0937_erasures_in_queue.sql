-- Erasures that firms owe stand in the desk's one queue, from the withdrawal of the consent until the firm confirms
-- (docs/adr/0158). What is open now gets its rows here. Work that concerns no vehicle has an empty vehicle number, not
-- null: servers of the version before, which run during a rollout, read the column as a text. They show such a row with
-- its code, and their nightly comparison would take it away; that of the new version brings it back. Locks nothing.

insert into desk_work (item_id, order_id, kind, type, name, state, route, is_express,
  amount_paise, due_on, public_id, vehicle_number, paid_at, assigned_to)
select e.consent_id, null, 'contact-erasure', e.firm_id::text, f.name, 'owed', 'partner', false, 0,
  (e.due_at at time zone 'Asia/Kolkata')::date, left(e.consent_id::text, 8), '', e.asked_at, null
from contact_erasures e join partner_firms f on f.id = e.firm_id
where e.confirmed_at is null
on conflict (item_id) do nothing;
