-- Listings by owners: what the checks found when one was handed in and what the desk told its seller, and the parts of
-- a photograph's hash by which the same picture is found again. Two hashes that differ in at most three bits have one
-- of four parts in common. Small tables still: the indexes are built in a moment.

alter table used_listings add column review jsonb;

create index used_listings_in_review on used_listings (created_at, id) where state = 'in-review';
create index used_photos_hash_1 on used_photos (substring(picture_hash from 1 for 16));
create index used_photos_hash_2 on used_photos (substring(picture_hash from 17 for 16));
create index used_photos_hash_3 on used_photos (substring(picture_hash from 33 for 16));
create index used_photos_hash_4 on used_photos (substring(picture_hash from 49 for 16));

-- The order of photographs is changed in one statement, in which two may have one place for a moment.
alter table used_photos drop constraint used_photos_listing_id_position_key;
alter table used_photos add constraint used_photos_place unique (listing_id, position)
  deferrable initially immediate;

-- A paused listing ends on its last day too.
drop index used_listings_open;
create index used_listings_open on used_listings (expires_at) where state in ('live', 'paused');
