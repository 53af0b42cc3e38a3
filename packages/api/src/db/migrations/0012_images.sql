-- Pictures that editors hand in for articles. The files are in the store of files, drawn anew and encrypted as all of them;
-- what is public is what the server sends of them. A new table: locks nothing.

create table uploaded_images (
  -- Also the name under which pages ask for it: /media/uploads/<id>.webp
  id uuid primary key,
  storage_key text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  -- Of what was handed in: the same picture twice is one.
  sha256 bytea not null unique,
  alt_en text not null,
  alt_hi text not null,
  uploaded_at timestamptz not null,
  uploaded_by uuid not null references operators (id)
);
create index uploaded_images_newest on uploaded_images (uploaded_at desc, id);
