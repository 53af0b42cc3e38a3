-- Accounts that a moderator uses in the community. Rows are only added, so that nobody gives one up to decide about it.
-- The triggers hold what the desk refuses: nobody decides about what they wrote, about their appeal, about reports of
-- their text, or about their own suspension. New table and triggers on small tables: locks nothing for long.
create table community_moderator_accounts (
  operator_id uuid not null references operators (id),
  user_id uuid not null references users (id) on delete cascade,
  named_at timestamptz not null,
  primary key (operator_id, user_id)
);
create index community_moderator_accounts_user on community_moderator_accounts (user_id);

create function community_is_own(operator uuid, member uuid) returns boolean language sql stable as $$
  select exists (select from community_moderator_accounts where operator_id = operator and user_id = member)
$$;

create function community_author(written_kind text, subject uuid) returns uuid language sql stable as $$
  select author_id from community_posts where written_kind = 'post' and public_id = subject
  union all
  select author_id from community_comments where written_kind = 'comment' and public_id = subject
$$;

create function community_refuse_own_act() returns trigger language plpgsql as $$
begin
  if community_is_own(new.operator_id, community_author(new.kind, new.subject_id)) then
    raise exception 'a moderator decides about their own text' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger community_acts_not_own before insert on community_acts
  for each row execute function community_refuse_own_act();

create function community_refuse_own_appeal() returns trigger language plpgsql as $$
begin
  if community_is_own(new.decided_by, new.user_id) then
    raise exception 'a moderator decides about their own appeal' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger community_appeals_not_own before insert or update on community_appeals
  for each row execute function community_refuse_own_appeal();

create function community_refuse_own_report() returns trigger language plpgsql as $$
begin
  if community_is_own(new.decided_by, community_author(split_part(new.kind, '-', 2), new.subject_id)) then
    raise exception 'a moderator decides about reports of their own text' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger content_reports_not_own before insert or update on content_reports
  for each row when (new.decided_by is not null and new.kind in ('community-post', 'community-comment'))
  execute function community_refuse_own_report();

create function community_refuse_own_suspension() returns trigger language plpgsql as $$
begin
  if community_is_own(new.operator_id, new.user_id) or community_is_own(new.lifted_by, new.user_id) then
    raise exception 'a moderator decides about their own suspension' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger community_suspensions_not_own before insert or update on community_suspensions
  for each row execute function community_refuse_own_suspension();
