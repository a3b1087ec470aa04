import type { ReactNode } from 'react';
import type { ListId } from '#core/catalogue/definition.ts';
import type { CatalogueDetail, DetailSection } from '#core/catalogue/item.ts';
import type { Fact } from '#ui/components/facts.tsx';
import type { TextLook } from '#ui/components/rich-text.tsx';
import type { PageContext } from '../page-module.ts';
import type { ShellParts } from './page-shell.tsx';

/** What distinguishes the page of one kind of entry from that of another. */
export interface DetailParts {
  readonly list: ListId;
  /** Small words over the title: what it is. */
  readonly kind?: (detail: CatalogueDetail) => string | undefined;
  /** "In breve": facts without a value are left out. */
  readonly facts: (detail: CatalogueDetail, context: PageContext) => readonly Fact[];
  /** Structured data of the right schema.org type, without its context. */
  readonly jsonLd: (detail: CatalogueDetail, context: PageContext) => Readonly<Record<string, unknown>>;
  /** The first block: state, term, facts and the one filled button; the ways to share then stand after the text. */
  readonly answer?: (detail: CatalogueDetail, context: PageContext) => ReactNode;
  /** How the lists of a titled part are set. */
  readonly lookOf?: (section: DetailSection) => TextLook | undefined;
  /** A titled part drawn in a way of its own; undefined for one that is drawn as all are. */
  readonly sectionOf?: (section: DetailSection, detail: CatalogueDetail, context: PageContext) => ReactNode;
  /** The part of the text that stands before the rest, which then has a heading of its own. */
  readonly opening?: { readonly isFirst: (section: DetailSection) => boolean; readonly rest?: string };
  /** Before the ways to share, such as a way down to the text. */
  readonly start?: ReactNode;
  readonly shell?: (detail: CatalogueDetail, context: PageContext) => Partial<ShellParts>;
  /** Name of a titled part in the national model, by its anchor. */
  readonly elementOf?: (id: string) => string | undefined;
  /** A page of another form for some of the entries, such as what to do step by step. */
  readonly instead?: (
    detail: CatalogueDetail,
    context: PageContext,
  ) => { readonly shell: Partial<ShellParts>; readonly draw: ReactNode } | undefined;
  /** Below the documents. */
  readonly more?: (detail: CatalogueDetail, context: PageContext) => ReactNode;
}

/** An entry with what its page is made of. */
export interface PartsOfPage {
  readonly detail: CatalogueDetail;
  readonly parts: DetailParts;
  readonly context: PageContext;
}

/** From this many titled parts on a page has an index. */
const INDEX_FROM = 3;

/** Whether the page has enough titled parts for an index. */
export const hasIndex = ({ sections }: { readonly sections: readonly unknown[] }): boolean =>
  sections.length >= INDEX_FROM;

/** Whether the facts stand below the text: after a first block, which has said what matters, unless a menu of the section takes room. */
export const isBelow = ({ answer }: DetailParts, { match }: PageContext): boolean =>
  answer !== undefined && match.route.side === undefined;

/** After a first block the menu of the section stays where it has one. */
export const keepsSectionMenu = ({ answer }: DetailParts, { match }: PageContext): boolean =>
  answer !== undefined && match.route.side !== undefined;
