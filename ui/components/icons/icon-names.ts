/** Drawn by us, what the library lacks and what it draws with very many points; the rest comes from the library's own set. */
export const OWN_ICON_NAMES = [
  'bell',
  'bell-alert',
  'cart',
  'file-pdf',
  'inspection',
  'instagram',
  'leaf',
  'linkedin',
  'mobile',
  'share',
  'sprout',
  'telephone',
  'umbrella',
] as const;

/** The icons of the library that the pages use; the sprite holds these and no other. */
export const LIBRARY_ICON_NAMES = [
  'arrow-left',
  'arrow-right',
  'ban',
  'bookmark',
  'burger',
  'calendar',
  'car',
  'card',
  'chart-line',
  'check',
  'check-circle',
  'chevron-right',
  'clock',
  'close',
  'comment',
  'copy',
  'download',
  'error',
  'exchange-circle',
  'expand',
  'external-link',
  'facebook',
  'file',
  'file-signed',
  'files',
  'folder',
  'funnel',
  'help-circle',
  'info-circle',
  'key',
  'link',
  'list',
  'lock',
  'logout',
  'mail',
  'map-marker',
  'note',
  'pa',
  'pencil',
  'pin',
  'presentation',
  'print',
  'refresh',
  'rss',
  'search',
  'settings',
  'star-full',
  'star-outline',
  'tool',
  'twitter',
  'user',
  'video',
  'warning-circle',
  'whatsapp',
  'youtube',
  'zoom-in',
] as const;

/** An icon of the sprite, by its name. */
export type IconName = (typeof OWN_ICON_NAMES)[number] | (typeof LIBRARY_ICON_NAMES)[number];

const ALL: readonly IconName[] = [...LIBRARY_ICON_NAMES, ...OWN_ICON_NAMES];

/** The icon that a content or a setting names, with or without the library's `it-`; `otherwise` when the sprite has none. */
export const iconNamed = (name: string | undefined, otherwise: IconName): IconName => {
  const bare = name?.replace(/^it-/, '');
  return ALL.find((known) => known === bare) ?? otherwise;
};
