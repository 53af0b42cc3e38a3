-- Replies are read in the order in which a thread is drawn: each below what it answers. The path of a reply is the ids from
-- the first reply of its thread down to itself; below the deepest level replies stay beside each other. A trigger sets it,
-- whatever writes the row. Writes every row of community_comments once: replies wait for as long as that takes.
alter table community_comments add column path bigint[];

with recursive threads as (
  select comment_id, array[comment_id] as path from community_comments where parent_id is null
  union all
  select c.comment_id, t.path[1:6] || c.comment_id
  from threads t join community_comments c on c.parent_id = t.comment_id
)
update community_comments c set path = t.path from threads t where t.comment_id = c.comment_id;

alter table community_comments alter column path set not null;

create function community_set_path() returns trigger language plpgsql as $$
begin
  new.path := coalesce((select path[1:6] from community_comments where comment_id = new.parent_id), '{}')
    || new.comment_id;
  return new;
end $$;
create trigger community_comments_path before insert on community_comments
  for each row execute function community_set_path();

create index community_comments_thread on community_comments (post_id, path);
drop index community_comments_post;
