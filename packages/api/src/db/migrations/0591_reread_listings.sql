-- When the record and challans of a listed car were last asked for again, answered or not. A new column without a default
-- locks `used_listings` for a moment.
alter table used_listings add column record_tried_at timestamptz;
