-- Leads of partners. New tables only: locks nothing.

create table partner_leads (
  id uuid primary key,
  firm_id uuid not null references partner_firms (id),
  branch_id uuid references partner_branches (id),
  -- Whose it is; null: nobody's yet.
  member_id uuid references partner_members (id),
  kind text not null check (kind in ('used-car', 'sell-car', 'loan', 'insurance')),
  stage text not null check (stage in ('new', 'accepted', 'contacted', 'meeting', 'offer', 'won',
    'lost', 'returned', 'withdrawn', 'expired')),
  -- By when the next thing has to happen; null once nothing is left to do.
  due_at timestamptz,
  due_step text,
  -- When half the time for it is over: managers are told then.
  warn_at timestamptz,
  warned_at timestamptz,
  created_at timestamptz not null,
  accepted_at timestamptz,
  contacted_at timestamptz,
  closed_at timestamptz,
  reason text,
  user_id uuid references users (id) on delete set null,
  -- All that a partner sees of the person without a consent.
  name_masked text,
  mobile_masked text,
  city_id integer not null,
  -- What it is about: a title in the words of the page, and the id of what the page showed.
  title text not null,
  subject_ref text,
  wish text,
  slot text not null check (slot in ('any', 'morning', 'afternoon', 'evening')),
  -- Keyed hash of mobile, firm and kind of subject.
  dedupe_key bytea not null,
  times_asked integer not null default 1,
  last_asked_at timestamptz not null,
  quality smallint not null check (quality between 0 and 100),
  quality_parts text[] not null,
  version integer not null default 1,
  check ((closed_at is null) = (due_at is not null))
);
create unique index partner_leads_one_open on partner_leads (dedupe_key) where closed_at is null;
-- The inbox: open leads by due time, of a firm, of a member, and within a stage.
create index partner_leads_firm_due on partner_leads (firm_id, due_at, id) where closed_at is null;
create index partner_leads_member_due on partner_leads (member_id, due_at, id) where closed_at is null;
create index partner_leads_firm_stage on partner_leads (firm_id, stage, due_at, id)
  where closed_at is null;
create index partner_leads_member_stage on partner_leads (member_id, stage, due_at, id)
  where closed_at is null;
create index partner_leads_firm_closed on partner_leads (firm_id, stage, closed_at desc, id)
  where closed_at is not null;
create index partner_leads_member_closed on partner_leads (member_id, stage, closed_at desc, id)
  where closed_at is not null;
create index partner_leads_user on partner_leads (user_id, created_at desc) where user_id is not null;
create index partner_leads_dedupe on partner_leads (dedupe_key, created_at desc);
create index partner_leads_due on partner_leads (due_at) where closed_at is null;
create index partner_leads_warn on partner_leads (warn_at)
  where closed_at is null and warned_at is null and warn_at is not null;

create table partner_lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references partner_leads (id),
  at timestamptz not null,
  -- Null: the person, or the clock.
  member_id uuid references partner_members (id),
  event text not null,
  stage text,
  reason text,
  note text
);
create index partner_lead_events_lead on partner_lead_events (lead_id, id);

create table partner_lead_calls (
  id uuid primary key,
  lead_id uuid not null references partner_leads (id),
  member_id uuid not null references partner_members (id),
  -- The provider's id; null when it did not take the call.
  bridge_id text unique,
  at timestamptz not null,
  outcome text not null check (outcome in ('started', 'answered', 'no-answer', 'failed', 'unknown')),
  seconds integer
);
create index partner_lead_calls_lead on partner_lead_calls (lead_id, at);

create table partner_lead_disputes (
  lead_id uuid primary key references partner_leads (id),
  kind text not null,
  note text,
  member_id uuid not null references partner_members (id),
  at timestamptz not null,
  due_at timestamptz not null,
  state text not null check (state in ('open', 'credited', 'refused')),
  decided_at timestamptz,
  -- Null: the call log decided.
  decided_by uuid references operators (id),
  decision_note text
);
create index partner_lead_disputes_open on partner_lead_disputes (due_at) where state = 'open';
