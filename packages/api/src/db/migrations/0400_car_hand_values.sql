-- What editors set by hand for the drawings of a model. A table of its own, which no import of the catalogue touches.
-- New table: locks nothing.

create table car_hand_values (
  model_id integer primary key references car_models (id),
  -- Null: by body and proportions.
  form text,
  -- Drawn where the catalogue states no height.
  height_mm smallint check (height_mm between 1000 and 2300),
  -- Lines moved, in thousandths of the height or length.
  lines jsonb not null,
  set_by uuid not null references operators (id),
  set_at timestamptz not null
);
