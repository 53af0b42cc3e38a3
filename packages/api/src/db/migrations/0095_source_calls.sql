-- Leases on calls of challan sources also serve the free checks of service histories: the table loses the word challan.
-- Its rows last for seconds. Takes an exclusive lock on it for an instant.

alter table challan_source_calls rename to source_calls;
alter table source_calls rename constraint challan_source_calls_pkey to source_calls_pkey;
