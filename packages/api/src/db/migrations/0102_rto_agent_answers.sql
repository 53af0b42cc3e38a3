-- What the partner said last about RTO work, and how its withdrawal ended. Columns without defaults: the table is not
-- rewritten.
alter table rto_works
  add column agent_state text,
  -- The partner's reason and remark with it.
  add column agent_note text,
  add column agent_answered_at timestamptz,
  add column agent_withdrawal text check (agent_withdrawal in ('withdrawn', 'too-late')),
  add column agent_withdrawn_at timestamptz,
  add check ((agent_state is null) = (agent_answered_at is null)),
  add check ((agent_withdrawal is null) = (agent_withdrawn_at is null));
