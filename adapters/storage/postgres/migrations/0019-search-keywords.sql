-- expand: other words for a title, by which it is found as by the title itself; never shown. The former version leaves them out.
alter table search_text_of add column keywords text not null default '';
