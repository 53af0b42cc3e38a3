-- Pictures of replies, and which text a waiting picture is for (`post`, `reply:<post>`, `edit:<text>`). A nullable column
-- and one with a constant default: locks nothing for long; the index has no rows yet.
alter table community_pictures add column comment_id bigint references community_comments (comment_id) on delete cascade;
alter table community_pictures add column draft_place text not null default 'post';
create index community_pictures_comment on community_pictures (comment_id, place) where comment_id is not null;
