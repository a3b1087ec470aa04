-- The day up to which the payments of a campaign are counted: figures are cited with it.
alter table division add column counted_until date;
