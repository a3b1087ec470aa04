/** The terms of one content, of a group of lines of the ledger, as `KeptTerm`. */
export const TERMS_OF_CONTENT = `jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kind', kind, 'day', day, 'hour', hour, 'field', field,
  'act', act, 'formerDay', former_day, 'movedOn', moved_on)) order by kind)`;
