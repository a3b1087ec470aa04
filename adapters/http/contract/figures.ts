import * as z from 'zod/mini';
import type { DeskAid } from '#core/desk/desk-aid.ts';
import type { DeskService } from '#core/desk/desk-repository.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import { get } from './calls.ts';
import { type Codec, day, from, list, mapped, optional, record } from './codecs.ts';
import { previewFields } from './content.ts';
import { flag } from './params.ts';

/** A headline figure (§3, CONST-02); `value` is a number where it is one. */
export const kpi = record({
  icon: z.string(),
  value: mapped(z.union([z.number(), z.string()]), { decode: String, encode: (value: string) => value }),
  formatting: z.string(),
  description: z.string(),
  tooltip: optional(z.string()),
  lastUpdate: optional(day),
}) satisfies Codec<Kpi>;

/** A card of a most used service (§3, API-15). */
export const serviceCard = record({
  id: z.string(),
  friendlyUrl: z.string(),
  linkLabel: from('titleAriaLabel', z.string()),
  title: z.string(),
  description: z.string(),
  icon: optional(z.string()),
}) satisfies Codec<DeskService>;

/** An aid of the farmer's desk; its window is optional (D-40). */
export const deskAid = record({
  ...previewFields,
  opensOn: optional(day),
  closesOn: optional(day),
}) satisfies Codec<DeskAid>;

const nothing = { exactly: { nothing: [] } } as const;

export const deskCalls = {
  figures: get('/private/caa-KPIs', { answers: list(kpi), ...nothing }),
  services: get('/private/services/desk', {
    query: { isCAA: z.optional(flag) },
    answers: list(serviceCard),
    ...nothing,
  }),
  aids: get('/private/aids/desk', { answers: list(deskAid), ...nothing }),
} as const;
