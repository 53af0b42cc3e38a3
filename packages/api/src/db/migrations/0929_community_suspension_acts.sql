-- Suspensions are acts of moderators like others: in the public log without a name, told to the member, and open to an
-- appeal. Small tables and replaced checks: locks nothing for long.
alter table community_suspensions add column public_id uuid not null default gen_random_uuid() unique;

alter table community_acts drop constraint community_acts_kind_check;
alter table community_acts add constraint community_acts_kind_check check (kind in ('post', 'comment', 'member'));
alter table community_acts drop constraint community_acts_act_check;
alter table community_acts add constraint community_acts_act_check check (act in ('approve', 'remove',
  'restore', 'hide', 'lock', 'unlock', 'move', 'pin', 'unpin', 'merge', 'suspend', 'lift'));
-- A suspension belongs to no topic. Its subject is the suspension, not the account, so that nothing leads to who it was once the account is deleted.
insert into community_acts (kind, subject_id, topic, operator_id, act, reason, from_state, to_state, acted_at, note)
select 'member', public_id, '', operator_id, 'suspend', reason, 'live', 'suspended', starts_at, note
from community_suspensions where lifted_at is null order by suspension_id;

alter table community_news drop constraint community_news_post_check;
alter table community_news add constraint community_news_post_check
  check (kind in ('rules', 'decision') or post_id is not null);
