import { feedAsAtom, type FeedEntry } from '#core/formatting/atom.ts';
import { formatLongDay, timeInRome } from '#core/formatting/date.ts';
import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { durationWords, type Incident, LEVEL_WORDS, PART_WORDS, type PlannedStop } from '#core/service-state/state.ts';
import type { DocumentationPage } from '../documentation/shell.ts';
import type { ServiceState } from './service-watch.ts';

export const STATE_TITLE = 'Stato del servizio';
/** The page of the state, below the base path, and its feed. */
export const STATE_PATH = '/stato';
export const STATE_FEED = `${STATE_PATH}.atom`;

/** What works now, what is announced, what happened (SERV-01 to SERV-03): no host, no version, no error's own words. */
export const statePage = ({ at, parts, incidents, stops }: ServiceState, feed: string): DocumentationPage => {
  const isWhole = parts.every(({ level }) => level === 'works');
  return {
    title: isWhole ? 'Tutto funziona' : 'Qualcosa non funziona',
    body: `<p>Così alle ${timeInRome(at)} di ${formatLongDay(dayInRome(at))}.${isWhole ? '' : ' Non serve segnalarlo: ce ne stiamo occupando.'}</p>
<dl class="state">
${parts
  .map(
    ({ part, level, since }) =>
      `<div class="${level}"><dt>${PART_WORDS[part]}</dt><dd>${LEVEL_WORDS[level]}${since === undefined ? '' : `, ${sinceWords(since, at)}`}</dd></div>`,
  )
  .join('\n')}
</dl>
<h2>Fermi programmati</h2>
${listOf(stops.map(stopWords), 'Nessun fermo in programma.')}
<h2>Che cosa è successo negli ultimi 90 giorni</h2>
${listOf(incidents.map(incidentWords), 'Nessuna interruzione.')}
<p><a href="${escapeMarkup(feed)}">Ricevi gli aggiornamenti (feed Atom)</a></p>`,
  };
};

/** The same as a feed: an entry for each stop and each incident. `page` and `self` are absolute. */
export const stateFeed = (
  { incidents, stops }: ServiceState,
  { agency: publisher, page, self }: { readonly agency: string; readonly page: string; readonly self: string },
): string => {
  const entryOf = (id: string, atMs: number, title: string, summary: string): FeedEntry => ({
    id: `${page}#${id}`,
    title,
    page,
    summary,
    updated: new Date(atMs).toISOString(),
  });
  const entries = [
    ...stops.map((stop) =>
      entryOf(`fermo-${stop.from}`, stop.announcedAt, `Fermo programmato: ${stop.title}`, stopWords(stop)),
    ),
    ...incidents.map((one) => entryOf(`interruzione-${one.endedAt}`, one.endedAt, 'Interruzione', incidentWords(one))),
  ]
    .toSorted((one, other) => (one.updated ?? '').localeCompare(other.updated ?? ''))
    .toReversed();
  return feedAsAtom({ title: STATE_TITLE, page, self, publisher, updated: entries[0]?.updated, entries });
};

/** The look of the parts, in few lines: a word and a colour each, the word first. */
export const STATE_SHEET = `
.state{margin:1.5rem 0}.state div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;padding:1rem;border-left:.375rem solid #1a6145;background:#f2f5f3;margin-bottom:.5rem}.state .partly{border-color:#8a5a00}.state .down{border-color:#b3261e}.state dt,.state dd{margin:0}.state dd{font-weight:700}`;

// Helpers

const listOf = (lines: readonly string[], none: string): string =>
  lines.length === 0
    ? `<p>${none}</p>`
    : `<ul>\n${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('\n')}\n</ul>`;

const momentWords = (ms: number): string => `${formatLongDay(dayInRome(ms))}, ore ${timeInRome(ms)}`;

const sinceWords = (since: number, now: number): string =>
  dayInRome(since) === dayInRome(now) ? `dalle ${timeInRome(since)}` : `da ${momentWords(since)}`;

const stopWords = ({ title, description, from, until }: PlannedStop): string =>
  `${title}: da ${momentWords(from)} a ${momentWords(until)}. ${description}`;

const incidentWords = ({ parts, beganAt, endedAt }: Incident): string =>
  `${momentWords(beganAt)}: per ${durationWords(endedAt - beganAt)} non hanno funzionato, o solo in parte: ${parts.map((part) => PART_WORDS[part].toLowerCase()).join('; ')}.`;
