-- expand: how to reach a paying body and what it pays, where editors say it. The version before neither writes nor reads them.
alter table paying_body
  add column phone text,
  add column certified_email text,
  add column paid_lines jsonb;
