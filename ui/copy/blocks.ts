/** Words of the blocks that content and detail pages are made of. */
export const BLOCKS_COPY = {
  members: 'Componenti',
  more: 'Per saperne di più',
  documents: 'Documentazione',
  links: 'Link utili',
  gallery: 'Galleria di immagini',
  video: 'Video',
  logos: 'Con la partecipazione di',
  logo: (position: number, count: number): string => `Logo ${position} di ${count}`,
  contacts: 'Recapiti',
  email: 'Email',
  phone: 'Telefono',
} as const;
