-- The newest leads of a firm, for its export. Blocks writes to partner_leads while the index is built.

create index partner_leads_firm_created on partner_leads (firm_id, created_at desc, id);
