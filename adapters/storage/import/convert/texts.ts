import type { CampaignDay } from '#core/content/campaign.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import { given } from '#adapters/http/contract/schema.ts';
import { headingIds } from '#core/formatting/heading-id.ts';
import { richTextFromMarkdown } from '#core/content/markdown.ts';
import { plainText, type Block, type RichText } from '#core/content/rich-text.ts';

/** The typed tree of a Markdown text; nothing for none. */
export const richText = (markdown: string | undefined): RichText =>
  markdown === undefined ? [] : richTextFromMarkdown(markdown);

/** All the words of some texts, for the search. */
export const plainOf = (...texts: readonly (string | RichText | undefined)[]): string =>
  texts
    .map((text) => (text === undefined ? '' : typeof text === 'string' ? text : plainText(text)))
    .filter((text) => text !== '')
    .join('\n');

/** Short facts in one line, for the search: each once, without those that there are not. */
export const factsOf = (...facts: readonly (string | undefined)[]): string =>
  [...new Set(facts.filter((fact) => fact !== undefined && fact.trim() !== ''))].join(' · ');

/** Titled parts with an anchor each. */
export const titledParts = <P extends { readonly title: string; readonly body: RichText }>(
  parts: readonly P[],
): readonly (P & { readonly id: string })[] => {
  const ids = headingIds(parts.map(({ title }) => title));
  return parts.map((part, index) => ({ ...part, id: ids[index] ?? `parte-${index + 1}` }));
};

/** Facts as a table of two columns, left out where there is no value. */
export const factsTable = (facts: readonly (readonly [string, string | undefined])[]): RichText => {
  const rows = facts.flatMap(([name, value]) =>
    value === undefined ? [] : [[[{ kind: 'text', text: name }], [{ kind: 'text', text: value }]] as const],
  );
  const table: Block = {
    kind: 'table',
    head: [[{ kind: 'text', text: 'Voce' }], [{ kind: 'text', text: 'Dato' }]],
    rows,
  };
  return rows.length === 0 ? [] : [table];
};

/** Days with what happens on them; undefined for none. */
export const termsOf = (
  terms: readonly { readonly day: string; readonly title: string; readonly name?: string | undefined }[] | undefined,
): readonly CampaignDay[] | undefined =>
  terms?.flatMap(({ day, title, name }) => {
    const on = isoDateFrom(day);
    return on === undefined ? [] : [{ day: on, title, ...given('name', name) }];
  });
