import type { ContentPage } from '#core/content/page.ts';

/** A page of which nothing but its head is written. */
export const aContentPage = (slug: string): ContentPage => ({
  slug,
  title: `Pagina ${slug}`,
  description: 'In breve.',
  body: [],
  sections: [],
  accordions: [],
  documents: [],
  links: [],
  images: [],
  members: [],
  logos: [],
});
