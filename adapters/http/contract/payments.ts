import * as z from 'zod/mini';
import { centsFromEuro, euroFromCents } from '#core/kernel/cents.ts';
import { isoDateFrom } from '#core/kernel/iso-date.ts';
import type { Amounts, Campaign, Figures, InterventionName, RegionName } from '#core/payments/campaign.ts';
import { maybe, present } from './schema.ts';

/** A campaign of the side menu (API-13). */
export const wireCampaign = z.object({
  annoCampagna: z.number(),
  /** Day up to which payments are counted, year-month-day. */
  aggiornatoAl: maybe(z.string()),
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

const interventionName = {
  codiceIntervento: z.string(),
  descrizioneIntervento: z.string(),
  descrizioneEstesaIntervento: maybe(z.string()),
};
const regionName = { regione: z.string() };

/**
 * Amount in euro and number of beneficiaries. Rows whose numbers may not be published come as one, the last: it names them
 * in `protetti` and says what they come to together, or null where not even that may be published.
 */
const figures = { importoErogato: maybe(z.number()), numBeneficiari: maybe(z.number()) };

/** A row by intervention. */
const wireIntervention = z.object({
  ...interventionName,
  ...figures,
  protetti: z.optional(z.array(z.object(interventionName))),
});
export type WireIntervention = z.infer<typeof wireIntervention>;
z.globalRegistry.add(wireIntervention, { id: 'ImportoPerIntervento' });
export const wireInterventions = z.array(wireIntervention);

/** A row by region. */
const wireRegionAmount = z.object({
  ...regionName,
  ...figures,
  protetti: z.optional(z.array(z.object(regionName))),
});
export type WireRegionAmount = z.infer<typeof wireRegionAmount>;
z.globalRegistry.add(wireRegionAmount, { id: 'ImportoPerRegione' });
export const wireRegionAmounts = z.array(wireRegionAmount);

export const campaignFromWire = ({ annoCampagna, aggiornatoAl, divisioni }: WireCampaign): Campaign => ({
  year: annoCampagna,
  countedUntil: isoDateFrom(aggiornatoAl ?? ''),
  divisions: divisioni.map((one) => ({
    name: one.divisione,
    planning: present(one.programmazione),
    directAid: one.aiutiDiretti,
    interventionType: present(one.tipoIntervento),
    friendlyUrl: present(one.friendlyUrl),
  })),
});

export const campaignToWire = ({ year, countedUntil, divisions }: Campaign): WireCampaign => ({
  annoCampagna: year,
  aggiornatoAl: countedUntil ?? null,
  divisioni: divisions.map((one) => ({
    divisione: one.name,
    programmazione: one.planning ?? null,
    aiutiDiretti: one.directAid,
    tipoIntervento: one.interventionType ?? null,
    friendlyUrl: one.friendlyUrl ?? null,
  })),
});

export const interventionsFromWire = (wire: readonly WireIntervention[]): Amounts<InterventionName> =>
  amountsFromWire(wire, interventionNameFromWire);

export const interventionsToWire = (amounts: Amounts<InterventionName>): WireIntervention[] =>
  amountsToWire(amounts, interventionNameToWire, {
    codiceIntervento: PROTECTED_SLUG,
    descrizioneIntervento: PROTECTED_TITLE,
    descrizioneEstesaIntervento: null,
  });

export const regionAmountsFromWire = (wire: readonly WireRegionAmount[]): Amounts<RegionName> =>
  amountsFromWire(wire, ({ regione }) => ({ region: regione }));

export const regionAmountsToWire = (amounts: Amounts<RegionName>): WireRegionAmount[] =>
  amountsToWire(amounts, ({ region }) => ({ regione: region }), { regione: PROTECTED_TITLE });

// Helpers

const PROTECTED_SLUG = 'protetti';
const PROTECTED_TITLE = 'Dati protetti';

type WireFigures = Pick<WireRegionAmount, 'importoErogato' | 'numBeneficiari'>;

const interventionNameFromWire = (
  wire: Pick<WireIntervention, 'codiceIntervento' | 'descrizioneIntervento' | 'descrizioneEstesaIntervento'>,
): InterventionName => ({
  code: wire.codiceIntervento,
  description: wire.descrizioneIntervento,
  extendedDescription: present(wire.descrizioneEstesaIntervento),
});

const interventionNameToWire = ({ code, description, extendedDescription }: InterventionName) => ({
  codiceIntervento: code,
  descrizioneIntervento: description,
  descrizioneEstesaIntervento: extendedDescription ?? null,
});

const figuresFromWire = ({ importoErogato, numBeneficiari }: WireFigures): Figures | undefined => {
  const [paid, beneficiaries] = [present(importoErogato), present(numBeneficiari)];
  return paid === undefined || beneficiaries === undefined
    ? undefined
    : { paidCents: centsFromEuro(paid), beneficiaries };
};

const figuresToWire = (published: Figures | undefined): WireFigures => ({
  importoErogato: published === undefined ? null : euroFromCents(published.paidCents),
  numBeneficiari: published === undefined ? null : published.beneficiaries,
});

/** A row whose numbers are missing is protected too, though the service has not put it among the others. */
const amountsFromWire = <WireName extends object, Name>(
  wire: readonly (WireName & WireFigures & { readonly protetti?: readonly WireName[] | undefined })[],
  nameFromWire: (row: WireName) => Name,
): Amounts<Name> => {
  const group = wire.find(({ protetti }) => protetti !== undefined);
  const named = wire.filter(({ protetti }) => protetti === undefined);
  const rows = named.flatMap((row) => {
    const published = figuresFromWire(row);
    return published === undefined ? [] : [{ ...nameFromWire(row), ...published }];
  });
  const alone = named.filter((row) => figuresFromWire(row) === undefined).map(nameFromWire);
  const suppressed = [...(group?.protetti ?? []).map(nameFromWire), ...alone];
  if (suppressed.length === 0) return { rows };
  return {
    rows,
    protectedRows: {
      rows: suppressed,
      figures: group === undefined || alone.length > 0 ? undefined : figuresFromWire(group),
    },
  };
};

const amountsToWire = <Name, WireName extends object>(
  { rows, protectedRows }: Amounts<Name>,
  nameToWire: (row: Name) => WireName,
  title: WireName,
): (WireName & WireFigures & { protetti?: WireName[] })[] => [
  ...rows.map((row) => ({ ...nameToWire(row), ...figuresToWire(row) })),
  ...(protectedRows === undefined
    ? []
    : [{ ...title, ...figuresToWire(protectedRows.figures), protetti: protectedRows.rows.map(nameToWire) }]),
];
