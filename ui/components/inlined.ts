import { useAssets } from './assets.tsx';

/** Whether the document holds a symbol itself: the service inlines what the first view shows. */
const isInlined = (id: string): boolean =>
  typeof document !== 'undefined' && document.getElementById(id) instanceof SVGSymbolElement;

/**
 * Address of a part of an SVG file for a `<use>`: the symbol in the document where it is inlined, so that what is rendered
 * later never lacks its icons on a slow or lost connection; otherwise the part in its file.
 */
export const useSymbolAddress = (file: string, part: string, inlinedId: string): string => {
  const { address } = useAssets();
  return isInlined(inlinedId) ? `#${inlinedId}` : `${address(file)}#${part}`;
};
