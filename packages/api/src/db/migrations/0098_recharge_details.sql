-- What a person typed for a bank that asks for more than the vehicle number: encrypted, erased with the bank's answer.
-- A new column without a default: locks `fastag_recharges` for a moment.

alter table fastag_recharges add column details text;
