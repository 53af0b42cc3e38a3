-- What moves a post up in "top": likes of people with some trust, and how many others replied, so that neither accounts
-- of the day nor one's own replies do. Columns with constant defaults lock nothing for long; existing posts are counted
-- once, which reads each post with its replies.
alter table community_likes add column weighs boolean not null default true;
alter table community_posts add column like_weight integer not null default 0;
alter table community_posts add column commenter_count integer not null default 0;

update community_posts p set like_weight = like_count, commenter_count = n.people,
  top_key = log(greatest(1, like_count + 2 * n.people)::float8)
    + coalesce(extract(epoch from published_at)::float8, 0) / 45000
from (
  select q.post_id,
    count(distinct c.author_id) filter (where c.author_id is distinct from q.author_id)
      + coalesce(max(case when c.comment_id is not null and c.author_id is null then 1 end), 0) as people
  from community_posts q left join community_comments c on c.post_id = q.post_id and c.state = 'live'
  group by q.post_id) n
where n.post_id = p.post_id and (p.like_count > 0 or p.comment_count > 0);
