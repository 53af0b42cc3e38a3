-- Videos of new cars, which editors choose; a video that can no longer be played is hidden until it can. What a feed of
-- the catalogue answered last. New tables: locks nothing.

create table car_videos (
  id integer generated always as identity primary key,
  -- Id at YouTube.
  video_id text not null,
  -- Null: on the page of all new cars.
  model_id integer references car_models (id),
  title text not null,
  channel text not null,
  seconds integer not null check (seconds > 0),
  language text not null,
  published_on date not null,
  added_at timestamptz not null,
  checked_at timestamptz,
  -- Since when it cannot be played; null: it can, as far as known.
  gone_since timestamptz,
  unique nulls not distinct (video_id, model_id)
);
create index car_videos_model on car_videos (model_id);

create table car_feeds (
  -- What the program calls it; the address may have a key in it.
  name text primary key,
  etag text,
  fetched_at timestamptz not null,
  report jsonb not null
);
