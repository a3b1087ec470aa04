-- expand: what a message is about, so that it can lead there. The version before reads and writes rows without it.
alter table notification add column about jsonb;
