/** Words of the blocks that content and detail pages are made of. */
export const BLOCKS_COPY = {
  members: 'Componenti',
  more: 'Per saperne di più',
  documents: 'Documentazione',
  links: 'Link utili',
  gallery: 'Galleria di immagini',
  video: 'Video',
  logos: 'Con la partecipazione di',
  logo: (place: number, count: number): string => `Logo ${place} di ${count}`,
  help: 'Scrivici o chiamaci: rispondiamo dal lunedì al venerdì, dalle 9 alle 17.',
  contacts: 'Recapiti',
  email: 'Email',
  phone: 'Telefono',
} as const;
