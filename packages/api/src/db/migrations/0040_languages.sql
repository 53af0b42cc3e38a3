-- The languages of the product as rows, so that a further one needs no migration: the server adds what its list names
-- when it starts (modules/languages). Columns that were checked against a list now refer to this table. Each of the
-- seven tables is locked and read once.

create table languages (
  code text primary key check (code ~ '^[a-z]{2,3}$')
);
insert into languages (code) values ('en'), ('hi');

alter table users drop constraint users_language_check,
  add constraint users_language foreign key (language) references languages (code);
alter table live_articles drop constraint live_articles_language_check,
  add constraint live_articles_language foreign key (language) references languages (code);
alter table newsletter_subscribers drop constraint newsletter_subscribers_language_check,
  add constraint newsletter_subscribers_language foreign key (language) references languages (code);
alter table form_submissions drop constraint form_submissions_language_check,
  add constraint form_submissions_language foreign key (language) references languages (code);
alter table search_entries drop constraint search_entries_language_check,
  add constraint search_entries_language foreign key (language) references languages (code);
alter table assistant_messages drop constraint assistant_messages_language_check,
  add constraint assistant_messages_language foreign key (language) references languages (code);
alter table rto_call_backs drop constraint rto_call_backs_language_check,
  add constraint rto_call_backs_language foreign key (language) references languages (code);
