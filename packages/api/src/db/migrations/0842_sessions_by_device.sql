-- Which accounts share a device, for reports and texts that come in floods. Plain index: writes to sessions wait while it
-- is built, a second for a million rows.
create index sessions_device on sessions (device_id, user_id);
