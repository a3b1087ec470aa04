-- expand: lists of aids that wait to be sent, each for a day at most (AIDS-06, D-57). What is sealed holds the address.
create table aid_list_mail (
  id text collate "C" primary key,
  sealed text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index aid_list_mail_due on aid_list_mail (due_at);
