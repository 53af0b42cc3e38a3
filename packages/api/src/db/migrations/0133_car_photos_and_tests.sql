-- A photograph that editors may use wins over the drawing of a model. Ratings say how many airbags the tested car had,
-- and a model is "not tested" only where a source says so. Locks `car_models` and `car_ratings` briefly.

-- An uploaded image; one that was deleted since is no photograph any more, and the car is drawn again.
alter table car_models add column photo_id uuid;
alter table car_models add column untested_source_code text references car_sources (code);
-- Null: the source does not say.
alter table car_ratings add column airbags_tested smallint check (airbags_tested between 0 and 14);
