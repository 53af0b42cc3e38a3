-- The audit page of firms: uses of numbers and acts of members by firm and time. Fills a column of every use of a number
-- and builds two indices: locks contact_reads and partner_acts while it runs.

alter table contact_reads add column firm_id uuid references partner_firms (id);
update contact_reads r set firm_id = c.firm_id from contact_consents c where c.id = r.consent_id;
alter table contact_reads alter column firm_id set not null;
create index contact_reads_firm on contact_reads (firm_id, at desc, id desc);
create index partner_acts_audit on partner_acts (firm_id, act, (outcome = 'done'), at desc, id desc);
