-- Issues of new FASTags: from the OTP of the issuer to the active tag. New tables: locks nothing in use.

-- `session`: the issuer's session, encrypted; erased once the tag is confirmed or the issue dropped. `address`: delivery
-- address, encrypted; erased with the documents of the order. Name, date of birth, number of the identity proof, OTP and
-- pictures are passed on and never stored. `files`: what the issuer called the pictures it received.
create table tag_issues (
  id uuid primary key,
  -- Null once the account is deleted.
  user_id uuid references users (id),
  order_id uuid unique references orders (id),
  vehicle_number text not null,
  tag_class smallint not null,
  issuer_name text not null,
  is_sandbox boolean not null,
  state text not null,
  session bytea,
  mobile_masked text not null,
  otp_valid_until timestamptz not null,
  resend_after timestamptz not null,
  pictures text[] not null default '{}',
  files jsonb not null default '[]',
  plan_ref text,
  address bytea,
  reason text,
  resend text[] not null default '{}',
  tag_serial text,
  courier text,
  consignment_id text,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index tag_issues_user on tag_issues (user_id, created_at desc) where user_id is not null;
create index tag_issues_unordered on tag_issues (created_at) where order_id is null;

-- Every state with its time, as the issuer or we recorded it.
create table tag_issue_steps (
  issue_id uuid not null references tag_issues (id) on delete cascade,
  position integer not null,
  state text not null,
  at timestamptz not null,
  primary key (issue_id, position)
);
