-- Reminders of e-notices are notices like all others. What was sent is kept there, so that nothing is sent again; what was
-- surely not sent is queued by the next run. Locks `toll_notice_messages`, which nothing reads any more, and is dropped.

insert into notices (id, user_id, subject_kind, subject_id, channel, dedupe_key, facts, due_at, state,
  created_at, sent_at, message_class)
select m.id, n.user_id, 'toll-notice', n.id::text, m.channel, m.turn, jsonb_build_object('turn', m.turn),
  m.created_at, case m.state when 'sending' then 'unknown' else m.state end, m.created_at, m.sent_at,
  'service'
from toll_notice_messages m join toll_notices n on n.id = m.notice_id
where m.state <> 'pending'
on conflict do nothing;

drop table toll_notice_messages;
