-- What the bill-payment system says of our complaint about a recharge, when an operator asks. Adds a column without a
-- default: locks the table for an instant.
alter table fastag_recharges add column complaint_state text
  check (complaint_state in ('registered', 'assigned', 'closed'));
