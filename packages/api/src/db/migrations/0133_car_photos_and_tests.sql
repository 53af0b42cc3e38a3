-- A photograph that editors may use wins over the drawing of a model. Ratings say how many airbags the tested car had,
-- and a model is "not tested" only where a source says so. Locks `car_models` and `car_ratings` briefly.

alter table car_models add column photo_id uuid references uploaded_images (id) on delete set null;
alter table car_models add column untested_source_code text references car_sources (code);
-- Null: the source does not say.
alter table car_ratings add column airbags_tested smallint check (airbags_tested between 0 and 14);
create index car_models_photo on car_models (photo_id) where photo_id is not null;
