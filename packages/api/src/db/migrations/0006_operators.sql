-- Operators of the desk: accounts, sessions, and what they did. New tables only: locks nothing.

create table operators (
  id uuid primary key,
  username text not null unique check (username = lower(username)),
  display_name text not null,
  -- `operator`: orders, documents, refunds; `editor`: content. An account may have both.
  roles text[] not null,
  -- Argon2id, with its salt and costs.
  password_hash text not null,
  -- The password came from the command that made the account: nothing is open before it is changed.
  is_first_password boolean not null,
  -- Encrypted with the server's secret.
  totp_secret bytea not null,
  -- The last time step that was used, so that a code works once.
  totp_last_step bigint,
  created_at timestamptz not null,
  disabled_at timestamptz
);

-- Tries to sign in under a name, whether there is such an operator or not, so that a lock tells nothing. Names are
-- keyed hashes: what is typed into the field may be a password.
create table operator_sign_in_tries (
  username_hash bytea primary key,
  tries integer not null,
  began_at timestamptz not null
);
create index operator_sign_in_tries_began_at on operator_sign_in_tries (began_at);

create table operator_sessions (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_sessions_operator on operator_sessions (operator_id);

-- Every act of an operator, also those refused. Ids and codes; free text only in `note`.
create table operator_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator_id uuid references operators (id),
  act text not null,
  -- An order that nobody paid goes with its account; the act stays.
  order_id uuid references orders (id) on delete set null,
  subject text,
  outcome text not null,
  note text,
  request_id text
);
create index operator_acts_order on operator_acts (order_id, id) where order_id is not null;
create index operator_acts_operator on operator_acts (operator_id, id);
create index operator_acts_at on operator_acts (at);

alter table order_challans add constraint order_challans_assigned
  foreign key (assigned_to) references operators (id);
