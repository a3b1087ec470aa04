import type { Area } from '#core/kernel/area.ts';
import type { RouteTable } from '#core/navigation/routes.ts';
import type { CatalogueDetail } from './item.ts';
import { wayInto } from './service-state.ts';
import { taskWay, type TaskWay } from './task-page.ts';

/** Where the one filled button of a service leads (CAMP-03, D-53). */
export type ServiceEntry =
  /** The national system, with the words of its campaign. */
  | { readonly kind: 'nationalSystem'; readonly target: string }
  /** A page of the portal that shows what one came for, with words of its own. */
  | { readonly kind: 'place'; readonly way: TaskWay }
  /** A page that everybody reads, or a place elsewhere, with the editors' words. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

/**
 * The way into a service for the reader of its page, undefined where it has none or does not work: where it lives in the national system
 * it leads there, else to what the reader has of it in the portal, else to where editors send everybody (CAMP-03).
 */
export const serviceEntry = (
  table: RouteTable,
  { item, handoverTarget, opens, cta }: Pick<CatalogueDetail, 'item' | 'handoverTarget' | 'opens' | 'cta'>,
  area: Area,
): ServiceEntry | undefined => {
  const target = wayInto(item.service, handoverTarget);
  if (target !== undefined) return { kind: 'nationalSystem', target };
  const way = wayInto(item.service, opens);
  if (way !== undefined) return { kind: 'place', way: taskWay(table, way, area) };
  const link = wayInto(item.service, cta);
  return link === undefined ? undefined : { kind: 'link', ...link };
};

/** The ways in that editors may give a service: one at most, and a link has both its words and its address (CAMP-03). */
export const namesOneWay = ({
  handOverUrl,
  opens,
  ctaLabel,
  ctaUrl,
}: Readonly<Partial<Record<'handOverUrl' | 'opens' | 'ctaLabel' | 'ctaUrl', string | undefined>>>): boolean =>
  (ctaLabel === undefined) === (ctaUrl === undefined) &&
  [handOverUrl, opens, ctaUrl].filter((way) => way !== undefined).length <= 1;
