import * as z from 'zod/mini';
import type { Highlight } from '#core/content/highlight.ts';
import type { ContentPage, HeroSection, PageNode, PagePreview } from '#core/content/page.ts';
import { get } from './calls.ts';
import { type Codec, day, from, list, mapped, optional, record } from './codecs.ts';
import { callToAction, campaignDays, download, link, move, picture, richText, video } from './pieces.ts';
import { given } from './schema.ts';

const text = optional(z.string());

/** A page of content: director, auditors, organisation chart, project, aid, transparency page all have these fields (API-16). */
export const contentPage = mapped(
  record({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    contentArea: record({
      title: z.string(),
      body: from('description', richText),
      image: optional(picture),
      email: text,
      phoneNumber: text,
    }),
    membersArea: record({
      membersTitle: from('areaTitle', text),
      members: from('memberList', list(record({ role: z.string(), name: z.string(), document: optional(download) }))),
    }),
    sections: list(
      record({
        id: z.string(),
        title: z.string(),
        body: from('description', richText),
        image: optional(picture),
        video,
      }),
    ),
    accordions: list(record({ title: z.string(), body: from('description', richText), links: list(link) })),
    documents: list(download),
    links: list(link),
    images: list(picture),
    logos: from('logo', list(z.string())),
    logoNames: optional(list(z.string())),
    video,
    cta: callToAction,
    lastUpdate: optional(day),
    opensOn: optional(day),
    closesOn: optional(day),
    correctionsUntil: optional(day),
    yearRound: optional(z.boolean()),
    moves: optional(list(move)),
    terms: optional(campaignDays),
    forWhom: text,
    howMuch: text,
    applyPlace: text,
    applyUrl: text,
  }),
  {
    decode: ({ contentArea: { title: bodyTitle, ...area }, membersArea, cta, ...page }): ContentPage => ({
      ...page,
      ...area,
      ...membersArea,
      // A page whose text has no heading of its own gives the page's title there.
      ...(bodyTitle === page.title ? {} : { bodyTitle }),
      ...(cta === undefined ? {} : { cta: { title: cta.label, url: cta.url } }),
    }),
    encode: ({ body, bodyTitle, image, email, phoneNumber, members, membersTitle, cta, ...page }) => ({
      ...page,
      contentArea: {
        title: bodyTitle ?? page.title,
        body,
        ...given('image', image),
        ...given('email', email),
        ...given('phoneNumber', phoneNumber),
      },
      membersArea: { ...given('membersTitle', membersTitle), members },
      ...(cta === undefined ? {} : { cta: { label: cta.title, url: cta.url } }),
    }),
  },
) satisfies Codec<ContentPage>;

/** A page as its parent lists it; `friendlyUrl` is its slug. */
export const previewFields = {
  slug: from('friendlyUrl', z.string()),
  title: z.string(),
  description: z.string(),
  image: optional(picture),
  icon: text,
  linkLabel: from('ctaLabel', text),
} as const;
export const preview = record(previewFields) satisfies Codec<PagePreview>;

/** A node of a tree of pages; `href` is an address inside the portal, `legacyUrl` one on the former site; a mere group has neither. */
interface WireNode {
  readonly title: string;
  readonly href?: string | null | undefined;
  readonly legacyUrl?: string | null | undefined;
  readonly children: readonly WireNode[];
}
const wireNode: z.ZodMiniType<WireNode> = z.lazy(() =>
  z.object({ title: z.string(), href: text, legacyUrl: text, children: z.array(wireNode) }),
);
const nodeFromWire = ({ title, href, legacyUrl, children }: WireNode): PageNode => ({
  title,
  ...given('path', href),
  ...given('legacyUrl', legacyUrl),
  children: children.map(nodeFromWire),
});
const nodeToWire = ({ path, children, ...node }: PageNode): WireNode => ({
  ...node,
  href: path,
  children: children.map(nodeToWire),
});
export const pageNode = mapped(wireNode, { decode: nodeFromWire, encode: nodeToWire });

/** An entry of a block of a page. */
export const highlight = record({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  link: optional(link),
  legacyUrl: text,
  image: optional(picture),
  category: text,
  icon: text,
  date: optional(day),
  severity: optional(z.enum(['info', 'warning', 'danger'])),
}) satisfies Codec<Highlight>;

/** The head of a page (API-10, PAGE-36). */
export const hero = record({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: optional(picture),
  cta: optional(link),
  accessArea: z.boolean(),
}) satisfies Codec<HeroSection>;

/** Longest path of a page of content. */
const SLUG_LIMIT_CHARACTERS = 300;
const pathText = z.string().check(z.minLength(1), z.maxLength(SLUG_LIMIT_CHARACTERS));
/** The path of a page of content. */
export const pagePath = { '*': pathText };

/** A page that stands at an address of its own. */
export const pageAt = (path: string) => get(path, { answers: contentPage, mayMiss: true });
/** Pages as their parent lists them; a service may have none of them. */
export const previewsAt = (path: string) => get(path, { answers: list(preview), mayMiss: true });
export const treeAt = (path: string) => get(path, { answers: list(pageNode), mayMiss: true });
/** A block of a page; a service may lack it. */
export const blockAt = (path: string) => get(path, { answers: list(highlight), mayMiss: true });

const heroSlug = { slug: z.string().check(z.minLength(1), z.maxLength(120)) };

export const contentCalls = {
  page: get('/pages/*', { params: pagePath, answers: contentPage, mayMiss: true }),
  project: get('/projects/:friendlyUrl', { params: { friendlyUrl: pathText }, answers: contentPage, mayMiss: true }),
  transparencyPage: get('/transparent-administration/*', { params: pagePath, answers: contentPage, mayMiss: true }),
  hero: get('/hero-sections/:slug', { params: heroSlug, answers: hero, mayMiss: true }),
  reservedHero: get('/private/hero-sections/:slug', { params: heroSlug, answers: hero, mayMiss: true }),
} as const;
