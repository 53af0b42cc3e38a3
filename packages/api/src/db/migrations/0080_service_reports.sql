-- Service-history reports: the free check, cached per vehicle; reports, the items of orders of kind 'service-report', whose
-- history is erased a year after it was made and with the account; corrections of single lines. New tables: locks nothing.

create table service_history_previews (
  vehicle_number text not null,
  -- Which vendor answered (sandbox or live).
  source_key text not null,
  -- No visits: the vendor has no records.
  visits integer not null check (visits >= 0),
  newest_on date,
  checked_at timestamptz not null,
  primary key (vehicle_number, source_key),
  check ((visits = 0) = (newest_on is null))
);
create index service_history_previews_age on service_history_previews (checked_at);

create table service_reports (
  -- Also the item of its order, and our reference at the vendor.
  id uuid primary key,
  order_id uuid not null unique references orders (id),
  -- Null once the account is deleted.
  user_id uuid references users (id),
  vehicle_number text not null,
  purpose text not null check (purpose in ('own', 'buying', 'selling')),
  previewed_visits integer not null,
  vendor_name text not null,
  is_sandbox boolean not null,
  state text not null check (state in ('unpaid', 'waiting', 'source-down', 'ready', 'no-record', 'failed', 'erased')),
  -- Set before the first call: from then on the vendor is asked for its status first.
  ordered_at timestamptz,
  refund_by timestamptz,
  made_at timestamptz,
  valid_until timestamptz,
  history jsonb,
  share_id uuid,
  share_hash bytea unique,
  check ((history is not null) = (state = 'ready')),
  check ((share_id is null) = (share_hash is null))
);
create index service_reports_user on service_reports (user_id);
create index service_reports_validity on service_reports (valid_until) where history is not null;

create table service_report_corrections (
  report_id uuid not null references service_reports (id),
  line_id text not null,
  claim text not null check (claim in ('not-mine', 'wrong-km')),
  stated_km integer check (stated_km >= 0),
  note text not null,
  asked_at timestamptz not null,
  -- Day by which the source has to answer.
  due_on date not null,
  primary key (report_id, line_id)
);
