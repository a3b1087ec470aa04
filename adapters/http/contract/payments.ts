import * as z from 'zod/mini';
import { centsFromEuro, euroFromCents } from '#core/kernel/cents.ts';
import type { Campaign, InterventionRow, RegionRow } from '#core/payments/campaign.ts';
import { maybe, present } from './schema.ts';

/** A campaign of the side menu (API-13). */
export const wireCampaign = z.object({
  annoCampagna: z.number(),
  divisioni: z.array(
    z.object({
      divisione: z.string(),
      programmazione: maybe(z.string()),
      aiutiDiretti: z.boolean(),
      tipoIntervento: maybe(z.string()),
      friendlyUrl: maybe(z.string()),
    }),
  ),
});
export type WireCampaign = z.infer<typeof wireCampaign>;
z.globalRegistry.add(wireCampaign, { id: 'Campagna' });
export const wireCampaigns = z.array(wireCampaign);

/** A row by intervention; the amount is in euro. */
export const wireIntervention = z.object({
  codiceIntervento: z.string(),
  descrizioneIntervento: z.string(),
  descrizioneEstesaIntervento: maybe(z.string()),
  importoErogato: z.number(),
  numBeneficiari: z.number(),
});
export type WireIntervention = z.infer<typeof wireIntervention>;
z.globalRegistry.add(wireIntervention, { id: 'ImportoPerIntervento' });
export const wireInterventions = z.array(wireIntervention);

/** A row by region; the amount is in euro. */
export const wireRegionAmount = z.object({
  regione: z.string(),
  importoErogato: z.number(),
  numBeneficiari: z.number(),
});
export type WireRegionAmount = z.infer<typeof wireRegionAmount>;
z.globalRegistry.add(wireRegionAmount, { id: 'ImportoPerRegione' });
export const wireRegionAmounts = z.array(wireRegionAmount);

export const campaignFromWire = ({ annoCampagna, divisioni }: WireCampaign): Campaign => ({
  year: annoCampagna,
  divisions: divisioni.map((one) => ({
    name: one.divisione,
    planning: present(one.programmazione),
    directAid: one.aiutiDiretti,
    interventionType: present(one.tipoIntervento),
    friendlyUrl: present(one.friendlyUrl),
  })),
});

export const campaignToWire = ({ year, divisions }: Campaign): WireCampaign => ({
  annoCampagna: year,
  divisioni: divisions.map((one) => ({
    divisione: one.name,
    programmazione: one.planning ?? null,
    aiutiDiretti: one.directAid,
    tipoIntervento: one.interventionType ?? null,
    friendlyUrl: one.friendlyUrl ?? null,
  })),
});

export const interventionFromWire = (wire: WireIntervention): InterventionRow => ({
  code: wire.codiceIntervento,
  description: wire.descrizioneIntervento,
  extendedDescription: present(wire.descrizioneEstesaIntervento),
  paidCents: centsFromEuro(wire.importoErogato),
  beneficiaries: wire.numBeneficiari,
});

export const interventionToWire = (row: InterventionRow): WireIntervention => ({
  codiceIntervento: row.code,
  descrizioneIntervento: row.description,
  descrizioneEstesaIntervento: row.extendedDescription ?? null,
  importoErogato: euroFromCents(row.paidCents),
  numBeneficiari: row.beneficiaries,
});

export const regionAmountFromWire = ({ regione, importoErogato, numBeneficiari }: WireRegionAmount): RegionRow => ({
  region: regione,
  paidCents: centsFromEuro(importoErogato),
  beneficiaries: numBeneficiari,
});

export const regionAmountToWire = ({ region, paidCents, beneficiaries }: RegionRow): WireRegionAmount => ({
  regione: region,
  importoErogato: euroFromCents(paidCents),
  numBeneficiari: beneficiaries,
});
