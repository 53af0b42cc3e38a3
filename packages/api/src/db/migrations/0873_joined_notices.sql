-- Messages of one vehicle and day are joined when they are sent. Columns without defaults lock `notices` for a moment.
-- taken_at: when it was marked as being sent. join_key: what is joined, by person and channel. joined_into: the message with which this one was sent.

alter table notices add column join_key text, add column joined_into uuid,
  add column taken_at timestamptz;
create index notices_joined on notices (joined_into) where joined_into is not null;
create index notices_join on notices (user_id, join_key, channel) where join_key is not null;
