-- Test drives of dealers' cars: the hours and the place that a firm gives, and whose firm a drive is with. Dropping a
-- constraint and adding a column lock `used_test_drives` for a moment.
create table used_drive_hours (
  firm_id uuid primary key references partner_firms (id),
  -- 1 Monday to 7 Sunday
  weekdays smallint[] not null,
  from_hour smallint not null,
  until_hour smallint not null,
  place text not null,
  check (from_hour < until_hour)
);
alter table used_test_drives
  alter column seller_id drop not null,
  add column firm_id uuid references partner_firms (id),
  -- The enquiry with the person's consent; null: the dealer may not contact them.
  add column lead_id uuid,
  add constraint used_test_drives_seller check ((seller_id is null) <> (firm_id is null));
create index used_test_drives_firm on used_test_drives (firm_id, starts_at desc)
  where firm_id is not null;
