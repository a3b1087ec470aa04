-- expand: the documents of applications, whose words the import keeps. The version before knows nothing of the table; applications that it
-- removes or writes again leave rows that nobody finds until the next import of this version, which writes them anew.
create table application_document (
  cuaa text collate "C" not null,
  application text collate "C" not null,
  id text collate "C" not null,
  title text not null,
  made_on text collate "C",
  body text not null,
  position integer not null,
  primary key (cuaa, application, id)
);
