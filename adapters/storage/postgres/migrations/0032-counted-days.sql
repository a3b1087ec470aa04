-- expand: the day from which the relative days of an imported record are counted (TERM-06): a daily import moves none of them. The version before
-- counts from the day of its import, and leaves the column as it is.
alter table imported_record add column counted_from text collate "C";
