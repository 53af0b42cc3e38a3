-- Topics, polls and uploaded pictures keep their texts in one row a language instead of one column a language. The
-- tables are small; they are locked while their texts are copied.

create table blog_category_texts (
  category_id text not null references blog_categories (id) on delete cascade,
  language text not null references languages (code),
  name text not null,
  description text not null,
  primary key (category_id, language)
);
insert into blog_category_texts (category_id, language, name, description)
select id, 'en', name_en, description_en from blog_categories
union all
select id, 'hi', name_hi, description_hi from blog_categories;
alter table blog_categories
  drop column name_en, drop column name_hi, drop column description_en, drop column description_hi;

create table poll_texts (
  poll_id text not null references polls (id) on delete cascade,
  language text not null references languages (code),
  question text not null,
  primary key (poll_id, language)
);
insert into poll_texts (poll_id, language, question)
select id, 'en', question_en from polls
union all
select id, 'hi', question_hi from polls;
alter table polls drop column question_en, drop column question_hi;

create table poll_option_texts (
  poll_id text not null,
  option_id text not null,
  language text not null references languages (code),
  text text not null,
  primary key (poll_id, option_id, language),
  foreign key (poll_id, option_id) references poll_options (poll_id, id) on delete cascade
);
insert into poll_option_texts (poll_id, option_id, language, text)
select poll_id, id, 'en', text_en from poll_options
union all
select poll_id, id, 'hi', text_hi from poll_options;
alter table poll_options drop column text_en, drop column text_hi;

create table uploaded_image_texts (
  image_id uuid not null references uploaded_images (id) on delete cascade,
  language text not null references languages (code),
  -- What the picture shows.
  alt text not null,
  primary key (image_id, language)
);
insert into uploaded_image_texts (image_id, language, alt)
select id, 'en', alt_en from uploaded_images
union all
select id, 'hi', alt_hi from uploaded_images;
alter table uploaded_images drop column alt_en, drop column alt_hi;
