-- Cities with used cars: how many are live, and a count of changes by which servers notice that their index of a city is
-- old. New table: locks nothing.

create table used_cities (
  city_id integer primary key,
  live integer not null,
  changes bigint not null
);
insert into used_cities (city_id, live, changes)
  select city_id, count(*), 1 from used_listings where state = 'live' group by city_id;
