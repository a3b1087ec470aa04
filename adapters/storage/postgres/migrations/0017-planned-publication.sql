-- expand: the day on which a content becomes public, while that day is still to come (PUB-01). Until then it counts as withdrawn, so that
-- nothing shows it, whatever version of the portal asks; what the search is to find of it waits beside it.
alter table content add column planned_for text collate "C", add column planned_search jsonb;
create index content_planned on content (planned_for) where planned_for is not null;
