-- Whether a picture was made or altered with AI, as its author says. A constant default: locks nothing for long.
alter table community_pictures add column is_synthetic boolean not null default false;
