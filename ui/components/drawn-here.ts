import { useAssets } from './assets.tsx';

/** Whether the document itself holds a drawing: the service takes into each page what its first view shows. */
const isHere = (id: string): boolean =>
  typeof document !== 'undefined' && document.getElementById(id) instanceof SVGSymbolElement;

/**
 * Address of a part of a drawing's file, for who uses it: in the document where it is there already, so that what is drawn
 * anew never stands without its signs, on a slow line or on none at all; in the file elsewhere.
 */
export const useDrawing = (file: string, part: string, here: string): string => {
  const { address } = useAssets();
  return isHere(here) ? `#${here}` : `${address(file)}#${part}`;
};
