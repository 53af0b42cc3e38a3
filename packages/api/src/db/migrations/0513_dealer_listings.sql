-- Cars that partner firms offer: the firm of a dealer, since when its cars are off the market because the firm is paused or
-- closed, and the files that were imported. A new column without a default locks `used_dealers` for a moment.
alter table used_dealers
  add column firm_id uuid unique references partner_firms (id),
  add column hidden_at timestamptz;

create table used_imports (
  firm_id uuid not null references partner_firms (id),
  sha256 bytea not null,
  lines integer not null,
  at timestamptz not null,
  primary key (firm_id, sha256)
);
