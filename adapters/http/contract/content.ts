import { safeRichText } from '#core/content/safe-rich-text.ts';
import * as z from 'zod/mini';
import type { Highlight } from '#core/content/highlight.ts';
import type { ContentPage, PageNode, PagePreview } from '#core/content/page.ts';
import {
  documentFromWire,
  documentToWire,
  pictureFromWire,
  pictureToWire,
  linkFromWire,
  linkToWire,
  videoFromWire,
  videoToWire,
} from './pieces.ts';
import {
  dayFromWire,
  given,
  maybe,
  videoFields,
  wireDay,
  wireDocument,
  wireImage,
  wireLink,
  wireRichText,
  type WireImage,
} from './schema.ts';

/** A page of content: director, auditors, organisation chart, project, aid, transparency page all have these fields (API-16). */
export const wireContentPage = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  contentArea: z.object({
    title: z.string(),
    description: wireRichText,
    image: maybe(wireImage),
    email: maybe(z.string()),
    phoneNumber: maybe(z.string()),
  }),
  membersArea: z.object({
    areaTitle: maybe(z.string()),
    memberList: z.array(z.object({ role: z.string(), name: z.string(), document: maybe(wireDocument) })),
  }),
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: wireRichText,
      image: maybe(wireImage),
      ...videoFields,
    }),
  ),
  accordions: z.array(z.object({ title: z.string(), description: wireRichText, links: z.array(wireLink) })),
  documents: z.array(wireDocument),
  links: z.array(wireLink),
  images: z.array(wireImage),
  logo: z.array(z.string()),
  logoNames: maybe(z.array(z.string())),
  ...videoFields,
  ctaLabel: maybe(z.string()),
  ctaUrl: maybe(z.string()),
  lastUpdate: maybe(wireDay),
  opensOn: maybe(wireDay),
  closesOn: maybe(wireDay),
});
export type WireContentPage = z.infer<typeof wireContentPage>;
z.globalRegistry.add(wireContentPage, { id: 'PaginaDiContenuto' });

export const contentPageFromWire = (wire: WireContentPage): ContentPage => ({
  slug: wire.slug,
  title: wire.title,
  description: wire.description,
  body: safeRichText(wire.contentArea.description),
  // A page whose text has no heading of its own gives the page's title there.
  ...(wire.contentArea.title === wire.title ? {} : { bodyTitle: wire.contentArea.title }),
  sections: wire.sections.map(({ id, title, description, image, ...rest }) => ({
    id,
    title,
    body: safeRichText(description),
    ...imageOf(image),
    ...videoFromWire(rest, title),
  })),
  accordions: wire.accordions.map(({ title, description, links }) => ({
    title,
    body: safeRichText(description),
    links: links.map(linkFromWire),
  })),
  documents: wire.documents.map(documentFromWire),
  links: wire.links.map(linkFromWire),
  images: wire.images.map(pictureFromWire),
  members: wire.membersArea.memberList.map(({ role, name, document }) => ({
    role,
    name,
    ...given('document', document === null || document === undefined ? undefined : documentFromWire(document)),
  })),
  ...given('membersTitle', wire.membersArea.areaTitle),
  logos: wire.logo,
  ...given('logoNames', wire.logoNames),
  ...imageOf(wire.contentArea.image),
  ...videoFromWire(wire, wire.title),
  ...(typeof wire.ctaLabel === 'string' && typeof wire.ctaUrl === 'string'
    ? { cta: { title: wire.ctaLabel, url: wire.ctaUrl } }
    : {}),
  ...given('email', wire.contentArea.email),
  ...given('phoneNumber', wire.contentArea.phoneNumber),
  ...given('lastUpdate', dayFromWire(wire.lastUpdate)),
  ...given('opensOn', dayFromWire(wire.opensOn)),
  ...given('closesOn', dayFromWire(wire.closesOn)),
});

export const contentPageToWire = (page: ContentPage): WireContentPage => ({
  slug: page.slug,
  title: page.title,
  description: page.description,
  contentArea: {
    title: page.bodyTitle ?? page.title,
    description: page.body,
    ...given('image', page.image === undefined ? undefined : pictureToWire(page.image)),
    ...given('email', page.email),
    ...given('phoneNumber', page.phoneNumber),
  },
  membersArea: {
    ...given('areaTitle', page.membersTitle),
    memberList: page.members.map(({ role, name, document }) => ({
      role,
      name,
      ...given('document', document === undefined ? undefined : documentToWire(document)),
    })),
  },
  sections: page.sections.map(({ id, title, body, image, video }) => ({
    id,
    title,
    description: body,
    ...given('image', image === undefined ? undefined : pictureToWire(image)),
    ...videoToWire(video),
  })),
  accordions: page.accordions.map(({ title, body, links }) => ({
    title,
    description: body,
    links: links.map(linkToWire),
  })),
  documents: page.documents.map(documentToWire),
  links: page.links.map(linkToWire),
  images: page.images.map(pictureToWire),
  logo: [...page.logos],
  ...given('logoNames', page.logoNames && [...page.logoNames]),
  ...videoToWire(page.video),
  ...given('ctaLabel', page.cta?.title),
  ...given('ctaUrl', page.cta?.url),
  ...given('lastUpdate', page.lastUpdate),
  ...given('opensOn', page.opensOn),
  ...given('closesOn', page.closesOn),
});

/** A page as its parent lists it; `friendlyUrl` is its slug. */
export const wirePreview = z.object({
  friendlyUrl: z.string(),
  title: z.string(),
  description: z.string(),
  image: maybe(wireImage),
  icon: maybe(z.string()),
  ctaLabel: maybe(z.string()),
});
export type WirePreview = z.infer<typeof wirePreview>;
z.globalRegistry.add(wirePreview, { id: 'AnteprimaDiPagina' });
export const wirePreviews = z.array(wirePreview);

export const previewFromWire = ({
  friendlyUrl,
  title,
  description,
  image,
  icon,
  ctaLabel,
}: WirePreview): PagePreview => ({
  slug: friendlyUrl,
  title,
  description,
  ...imageOf(image),
  ...given('icon', icon),
  ...given('linkLabel', ctaLabel),
});

export const previewToWire = ({ slug, title, description, image, icon, linkLabel }: PagePreview): WirePreview => ({
  friendlyUrl: slug,
  title,
  description,
  ...given('image', image === undefined ? undefined : pictureToWire(image)),
  ...given('icon', icon),
  ...given('ctaLabel', linkLabel),
});

/** A node of a tree of pages; `href` is an address inside the portal, `legacyUrl` one on the former site; a mere group has neither. */
export interface WireNode {
  readonly title: string;
  readonly href?: string | null | undefined;
  readonly legacyUrl?: string | null | undefined;
  readonly children: readonly WireNode[];
}
export const wireNode: z.ZodMiniType<WireNode> = z.lazy(() =>
  z.object({ title: z.string(), href: maybe(z.string()), legacyUrl: maybe(z.string()), children: z.array(wireNode) }),
);
z.globalRegistry.add(wireNode, { id: 'NodoDiPagina' });
export const wireTree = z.array(wireNode);

export const nodeFromWire = ({ title, href, legacyUrl, children }: WireNode): PageNode => ({
  title,
  ...given('path', href),
  ...given('legacyUrl', legacyUrl),
  children: children.map(nodeFromWire),
});
export const nodeToWire = ({ title, path, legacyUrl, children }: PageNode): WireNode => ({
  title,
  ...given('href', path),
  ...given('legacyUrl', legacyUrl),
  children: children.map(nodeToWire),
});

/** An entry of a block of a page. */
export const wireHighlight = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  link: maybe(wireLink),
  legacyUrl: maybe(z.string()),
  image: maybe(wireImage),
  category: maybe(z.string()),
  icon: maybe(z.string()),
  date: maybe(wireDay),
  severity: maybe(z.enum(['info', 'warning', 'danger'])),
});
export type WireHighlight = z.infer<typeof wireHighlight>;
z.globalRegistry.add(wireHighlight, { id: 'VoceInEvidenza' });
export const wireHighlights = z.array(wireHighlight);

export const highlightFromWire = (wire: WireHighlight): Highlight => ({
  id: wire.id,
  title: wire.title,
  description: wire.description,
  ...given('link', wire.link === null || wire.link === undefined ? undefined : linkFromWire(wire.link)),
  ...given('legacyUrl', wire.legacyUrl),
  ...imageOf(wire.image),
  ...given('category', wire.category),
  ...given('icon', wire.icon),
  ...given('date', dayFromWire(wire.date)),
  ...given('severity', wire.severity),
});

export const highlightToWire = (highlight: Highlight): WireHighlight => ({
  id: highlight.id,
  title: highlight.title,
  description: highlight.description,
  ...given('link', highlight.link === undefined ? undefined : linkToWire(highlight.link)),
  ...given('legacyUrl', highlight.legacyUrl),
  ...given('image', highlight.image === undefined ? undefined : pictureToWire(highlight.image)),
  ...given('category', highlight.category),
  ...given('icon', highlight.icon),
  ...given('date', highlight.date),
  ...given('severity', highlight.severity),
});

// Helpers

const imageOf = (image: WireImage | null | undefined): { readonly image?: ReturnType<typeof pictureFromWire> } =>
  given('image', image === null || image === undefined ? undefined : pictureFromWire(image));
