import * as z from 'zod/mini';
import { centsFromEuro, euroFromCents } from '#core/kernel/cents.ts';
import type { Amounts, Campaign, Figures, InterventionName, RegionName } from '#core/payments/campaign.ts';
import { get } from './calls.ts';
import { type Codec, from, list, mapped, nullable, record } from './codecs.ts';
import { numberText } from './params.ts';
import { looseDay } from './pieces.ts';
import { maybe, present, whole } from './schema.ts';

/** A campaign of the side menu (API-13). */
export const campaign = record({
  year: from('annoCampagna', whole),
  /** Day up to which payments are counted, year-month-day. */
  countedUntil: from('aggiornatoAl', nullable(looseDay)),
  divisions: from(
    'divisioni',
    list(
      record({
        name: from('divisione', z.string()),
        planning: from('programmazione', nullable(z.string())),
        directAid: from('aiutiDiretti', z.boolean()),
        interventionType: from('tipoIntervento', nullable(z.string())),
        friendlyUrl: nullable(z.string()),
      }),
    ),
  ),
}) satisfies Codec<Campaign>;

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
const figures = { importoErogato: maybe(z.number()), numBeneficiari: maybe(whole) };

/** A row by intervention. */
export const wireIntervention = z.object({
  ...interventionName,
  ...figures,
  protetti: z.optional(z.array(z.object(interventionName))),
});
type WireIntervention = z.infer<typeof wireIntervention>;

/** A row by region. */
export const wireRegionAmount = z.object({
  ...regionName,
  ...figures,
  protetti: z.optional(z.array(z.object(regionName))),
});
type WireRegionAmount = z.infer<typeof wireRegionAmount>;

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

const interventions = mapped(z.array(wireIntervention), {
  decode: (rows): Amounts<InterventionName> => amountsFromWire(rows, interventionNameFromWire),
  encode: (amounts) =>
    amountsToWire(amounts, interventionNameToWire, {
      codiceIntervento: PROTECTED_SLUG,
      descrizioneIntervento: PROTECTED_TITLE,
      descrizioneEstesaIntervento: null,
    }),
});

const regions = mapped(z.array(wireRegionAmount), {
  decode: (rows): Amounts<RegionName> => amountsFromWire(rows, ({ regione }) => ({ region: regione })),
  encode: (amounts) => amountsToWire(amounts, ({ region }) => ({ regione: region }), { regione: PROTECTED_TITLE }),
});

const shortText = z.string().check(z.minLength(1, 'Non può essere vuoto.'), z.maxLength(200));
/** A division of a campaign. */
const division = {
  yearCampaign: numberText(
    z.string('Manca l’anno della campagna.').check(z.regex(/^\d{4}$/u, 'Deve essere un anno di quattro cifre.')),
  ),
  department: shortText,
  planning: z.optional(shortText),
};
const named = z.string().check(z.minLength(1), z.maxLength(100));
const nothing = { exactly: { nothing: { rows: [] } } } as const;

/** The query of the published table: the division, and what the page shows of it. */
export const tableQuery = {
  ...division,
  intervento: z.optional(shortText),
  regione: z.optional(shortText),
  suddivisione: z.optional(shortText),
  ordine: z.optional(shortText),
  confronto: z.optional(shortText),
};

export const paymentCalls = {
  campaigns: get('/dashboard-payments/campaigns', { answers: list(campaign), exactly: {} }),
  interventions: get('/dashboard-payments/interventions/amounts', {
    query: division,
    answers: interventions,
    ...nothing,
  }),
  regions: get('/dashboard-payments/regions/amounts', { query: division, answers: regions, ...nothing }),
  regionsOf: get('/dashboard-payments/:intervention/amounts-by-intervention', {
    params: { intervention: named },
    query: division,
    answers: regions,
    ...nothing,
  }),
  interventionsOf: get('/dashboard-payments/regions/:region/amounts-by-region', {
    params: { region: named },
    query: division,
    answers: interventions,
    ...nothing,
  }),
} as const;
