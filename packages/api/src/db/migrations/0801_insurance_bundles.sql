-- Bundles of new vehicles: own damage for a year and third party for years, so a policy has two last days (docs/adr/0007).
-- And the lender of a vehicle, which a policy names. Locks insurance_policies while it checks its rows, a few thousand.

alter table insurance_policies add column third_party_until date;
alter table insurance_policies drop constraint insurance_policies_cover_check;
alter table insurance_policies add constraint insurance_policies_cover_check
  check (cover in ('bundle', 'package', 'own-damage', 'third-party'));
alter table insurance_policies add constraint insurance_policies_third_party_until_check
  check (third_party_until is null or cover = 'bundle');

alter table insurance_requests add column financier text;
