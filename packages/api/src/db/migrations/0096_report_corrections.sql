-- Corrections of lines are passed on to the vendor and answered. New columns on a small table: locks it for an instant.

alter table service_report_corrections
  -- Our reference at the vendor. A changed claim is a new one.
  add column id uuid not null default gen_random_uuid() unique,
  -- When the vendor received it.
  add column sent_at timestamptz,
  add column state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  -- Why it was refused.
  add column reason text,
  add column answered_at timestamptz,
  -- The operator who entered the answer; null if the vendor gave it.
  add column answered_by uuid references operators (id),
  -- When its buyer was told that the answer is late.
  add column late_told_at timestamptz,
  add constraint service_report_corrections_answer check ((state = 'open') = (answered_at is null)),
  add constraint service_report_corrections_reason check ((state = 'refused') = (reason is not null));
alter table service_report_corrections alter column id drop default;

create index service_report_corrections_open on service_report_corrections (due_on) where state = 'open';

-- What the order's history already calls late was told there.
update service_report_corrections c set late_told_at = e.at
  from service_reports r
  join order_events e on e.order_id = r.order_id and e.kind = 'report-correction-late'
  where r.id = c.report_id and e.at >= c.asked_at;

-- Open corrections are passed on by the workers.
insert into tasks (kind, lane, subject, due_at, created_at)
  select 'follow-correction', 'prompt', report_id || ':' || line_id, now(), now()
  from service_report_corrections
  on conflict do nothing;
