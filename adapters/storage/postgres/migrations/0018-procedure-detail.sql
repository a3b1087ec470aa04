-- expand: what only the page of a payment, an application or a debt shows, beside what its row in a list does. The version before reads and
-- writes rows without it.
alter table procedure_entry add column detail jsonb;
