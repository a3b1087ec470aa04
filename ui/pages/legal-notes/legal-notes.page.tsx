import { ELEMENT } from '#ui/components/national-model.ts';
import { contentPageWith } from '../kinds/content-page.tsx';

/** Anchor of the part that every public site must have. */
const LICENCE = 'licenza-dei-contenuti';

/** The legal notes, with the licence of the contents where the national model looks for it (ROUTE-11). */
export const page = contentPageWith({
  elementsOf: ({ id }) => (id === LICENCE ? { title: ELEMENT.licenceTitle, text: ELEMENT.licenceText } : undefined),
});
