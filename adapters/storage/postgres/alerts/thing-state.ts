const either = (field: string): string => `coalesce(payload #>> '{item,${field}}', payload ->> '${field}')`;

/** From when a content can be asked for; null where it does not say. */
export const OPENS_ON = either('opensOn');

/** What of a content is told when it becomes another (FOLLOW-02), as `ThingState`; of an aid it stands in the page, else in the entry. */
export const THING_STATE = `jsonb_strip_nulls(jsonb_build_object('opensOn', ${OPENS_ON}, 'closesOn', ${either('closesOn')},
  'correctionsUntil', ${either('correctionsUntil')}, 'deadline', payload #>> '{item,deadline}', 'status', payload #>> '{item,status}',
  'documents', jsonb_path_query_array(payload, '$.documents[*].title')))`;
