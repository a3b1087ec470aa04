const either = (field: string): string => `coalesce(payload #>> '{item,${field}}', payload ->> '${field}')`;

/** From when a content can be asked for; null where it does not say. */
export const OPENS_ON = either('opensOn');

/** That an event is cancelled or postponed (EVENT-03); what was announced before this was known says the same without it. */
export const EVENT_STATUS = "payload #>> '{item,event,eventStatus}'";

/**
 * What of a content is announced when it becomes another: its term in a list (ALERT-05), as `EntryState` what the followers of the entry
 * hear (FOLLOW-02), and the days and hours by which calendars know that it moved. Of an aid it stands in the page, else in the entry. Who adds a field adds it, by a migration, to what was announced before.
 */
export const STATE = `jsonb_strip_nulls(jsonb_build_object(
  'term', coalesce(payload #>> '{item,deadline}', case when ${EVENT_STATUS} is null then coalesce(payload #>> '{item,event,eventEndDate}', payload #>> '{item,event,eventDate}') end,
    payload #>> '{item,correctionsUntil}', payload #>> '{item,closesOn}', payload #>> '{item,opensOn}'),
  'opensOn', ${OPENS_ON}, 'closesOn', ${either('closesOn')}, 'correctionsUntil', ${either('correctionsUntil')},
  'deadline', payload #>> '{item,deadline}', 'status', payload #>> '{item,status}',
  'starts', nullif(concat_ws(' ', payload #>> '{item,event,eventDate}', payload #>> '{item,event,eventTime}'), ''),
  'eventStatus', ${EVENT_STATUS},
  'bookingUntil', payload #>> '{item,event,bookingUntil}',
  'documents', jsonb_path_query_array(payload, '$.documents[*].title')))`;
