-- Reports of wrong fields are reviewed at the desk; `closed_at` is apart from `cleared_at`, which ends a mark on the
-- record. All stored reports start open. Locks `field_reports` briefly.

alter table field_reports add column closed_at timestamptz;
create index field_reports_to_review on field_reports (reported_at, id) where closed_at is null;
