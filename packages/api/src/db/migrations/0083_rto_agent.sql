-- RTO work that a partner does. Columns with constant defaults: the table is not rewritten.
alter table rto_works
  add column route text not null default 'desk' check (route in ('desk', 'partner')),
  -- Our reference at the partner, one per round of documents, and since when.
  add column agent_reference text,
  add column agent_since timestamptz,
  add check (route = 'desk' or (agent_reference is not null and agent_since is not null));
