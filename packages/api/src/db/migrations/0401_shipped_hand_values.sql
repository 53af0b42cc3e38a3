-- Hand values also ship with the catalogue: nobody set those. Locks `car_hand_values` briefly.

alter table car_hand_values alter column set_by drop not null;
