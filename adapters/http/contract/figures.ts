import * as z from 'zod/mini';
import type { DeskService } from '#core/desk/desk-repository.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import { dayFromWire, given, maybe, present, wireDay } from './schema.ts';

/** A headline figure (§3, CONST-02); `value` is a number where it is one. */
export const wireKpi = z.object({
  icon: z.string(),
  value: z.union([z.number(), z.string()]),
  formatting: z.string(),
  description: z.string(),
  tooltip: maybe(z.string()),
  lastUpdate: maybe(wireDay),
});
export type WireKpi = z.infer<typeof wireKpi>;
z.globalRegistry.add(wireKpi, { id: 'DatoInEvidenza' });
export const wireKpis = z.array(wireKpi);

/** A card of a most used service (§3, API-15). */
export const wireServiceCard = z.object({
  id: z.string(),
  friendlyUrl: z.string(),
  titleAriaLabel: z.string(),
  title: z.string(),
  description: z.string(),
  icon: maybe(z.string()),
});
z.globalRegistry.add(wireServiceCard, { id: 'SchedaServizio' });
export const wireServiceCards = z.array(wireServiceCard);
type WireServiceCard = z.infer<typeof wireServiceCard>;

export const kpiToWire = (kpi: Kpi): WireKpi => ({ ...kpi });

export const kpiFromWire = (wire: WireKpi): Kpi => ({
  icon: wire.icon,
  value: String(wire.value),
  formatting: wire.formatting,
  description: wire.description,
  tooltip: present(wire.tooltip),
  lastUpdate: dayFromWire(wire.lastUpdate),
});

export const serviceToWire = ({ linkLabel, ...service }: DeskService): WireServiceCard => ({
  ...service,
  titleAriaLabel: linkLabel,
});

export const serviceFromWire = ({
  id,
  friendlyUrl,
  title,
  description,
  titleAriaLabel,
  icon,
}: WireServiceCard): DeskService => ({
  id,
  friendlyUrl,
  title,
  description,
  linkLabel: titleAriaLabel,
  ...given('icon', icon),
});
