-- What happened to a claim is noted as steps with a kind: surveyor, report and decision stop their clocks as refusal and
-- complaints do. The days of refusal and complaints, columns of the claim until now, become steps. A constant default:
-- no rewrite; locks two small tables for a moment.
alter table insurance_claim_steps
  add column kind text not null default 'note' check (kind in ('note', 'surveyor', 'survey-report', 'accepted', 'refused',
    'paid', 'complaint', 'answer', 'portal', 'ombudsman'));
insert into insurance_claim_steps (claim_id, happened_on, kind, words)
  select id, refused_on, 'refused', '' from insurance_claims where refused_on is not null
  union all
  select id, complained_on, 'complaint', '' from insurance_claims where complained_on is not null
  union all
  select id, portal_on, 'portal', '' from insurance_claims where portal_on is not null;
alter table insurance_claims drop column refused_on, drop column complained_on, drop column portal_on;
