-- Numbers of receipts and tax invoices: consecutive within a financial year, without gaps. Orders that are paid get theirs
-- by the time of their payment; locks orders while it fills them.

create table document_series (
  financial_year text primary key,
  last_serial integer not null check (last_serial > 0)
);

alter table orders add column document_number text unique;

with dated as (
  select id, paid_at, (paid_at at time zone 'Asia/Kolkata') - interval '3 months' as shifted
  from orders where paid_at is not null
), numbered as (
  select id, to_char(shifted, 'YY') || '-' || to_char(shifted + interval '1 year', 'YY') as year,
    row_number() over (partition by extract(year from shifted) order by paid_at, id) as serial
  from dated
)
update orders o set document_number = 'C/' || n.year || '/' || lpad(n.serial::text, 7, '0')
from numbered n where n.id = o.id;

insert into document_series (financial_year, last_serial)
select split_part(document_number, '/', 2), max(split_part(document_number, '/', 3)::integer)
from orders where document_number is not null group by 1;
