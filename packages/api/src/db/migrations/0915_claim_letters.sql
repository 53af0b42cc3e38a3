-- What the letters about a claim need: number of the policy, and the days of refusal and complaints. Constant defaults:
-- rewrites nothing, and locks the table for a moment.

alter table insurance_claims
  -- Empty: not stated.
  add column policy_number text not null default '',
  add column refused_on date,
  add column complained_on date,
  -- Day of a complaint at the regulator's portal.
  add column portal_on date;
