import { LIST_TYPES, type ListType } from '#adapters/names/list-names.ts';
import type * as z from 'zod';

import { aid } from './aids.ts';
import { alert } from './alerts.ts';
import { article } from './articles.ts';
import { assistanceScope } from './assistance-scopes.ts';
import { banner } from './banners.ts';
import { caaKpi } from './caa-kpis.ts';
import { campaign } from './campaigns.ts';
import { carousel } from './carousels.ts';
import { company } from './companies.ts';
import { competition } from './competitions.ts';
import { contact } from './contacts.ts';
import { event } from './events.ts';
import { faq } from './faqs.ts';
import { feadTender } from './fead-tenders.ts';
import { footerPages } from './footer-pages.ts';
import { form } from './forms.ts';
import { heroSection } from './hero-sections.ts';
import { inEvidence } from './home-in-evidence.ts';
import { informationArticle } from './information-articles.ts';
import { kpi } from './kpis.ts';
import { listEntry } from './list-entries.ts';
import { mandate } from './mandates.ts';
import { mostUsedTools } from './most-used-tools.ts';
import { notification } from './notifications.ts';
import { office } from './offices.ts';
import { pagePreviews } from './page-previews.ts';
import { page } from './pages.ts';
import { payingBody } from './paying-bodies.ts';
import { person } from './people.ts';
import { pressRelease } from './press-releases.ts';
import { procedures } from './procedures.ts';
import { project } from './projects.ts';
import { publicProclamation } from './public-proclamations.ts';
import { region } from './regions.ts';
import { regulation } from './regulations.ts';
import { resolution } from './resolutions.ts';
import { service } from './services.ts';
import { stepTimes } from './step-times.ts';
import { synonym } from './synonyms.ts';
import { pastTender } from './tenders-history.ts';
import { tender } from './tenders.ts';
import { transparencyPage } from './transparency.ts';
import { usefulLink } from './useful-links.ts';

/** The content types with fields of their own, each with its schema. */
const OWN_SCHEMAS = {
  aids: aid,
  alerts: alert,
  articles: article,
  'assistance-scopes': assistanceScope,
  banners: banner,
  'caa-kpis': caaKpi,
  campaigns: campaign,
  carousels: carousel,
  companies: company,
  competitions: competition,
  contacts: contact,
  contracts: tender,
  'contracts-history': pastTender,
  events: event,
  faqs: faq,
  'fead-contracts': feadTender,
  'footer-pages': footerPages,
  forms: form,
  'hero-sections': heroSection,
  'home-in-evidence': inEvidence,
  'information-articles': informationArticle,
  kpis: kpi,
  mandates: mandate,
  'most-used-tools': mostUsedTools,
  notifications: notification,
  offices: office,
  'page-previews': pagePreviews,
  pages: page,
  'paying-bodies': payingBody,
  people: person,
  'press-releases': pressRelease,
  procedures,
  projects: project,
  'public-proclamations': publicProclamation,
  regions: region,
  regulations: regulation,
  resolutions: resolution,
  services: service,
  'step-times': stepTimes,
  synonyms: synonym,
  transparency: transparencyPage,
  'useful-links': usefulLink,
} as const satisfies Record<string, z.ZodType>;

/** Lists whose entries have only what every list's may have: they need no schema of their own. */
type PlainList = Exclude<ListType, keyof typeof OWN_SCHEMAS>;
// Nobody is among them as long as each list has a schema of its own.
// oxlint-disable-next-line typescript/no-generated-empty-object-type
type PlainSchemas = Readonly<Record<PlainList, typeof listEntry>>;
const plainLists = Object.fromEntries(
  LIST_TYPES.filter((type) => !Object.hasOwn(OWN_SCHEMAS, type)).map((type) => [type, listEntry]),
) as PlainSchemas;

/** The schema of every content type; the name is also the folder under `content`. */
export const CONTENT_SCHEMAS = { ...OWN_SCHEMAS, ...plainLists };

/** The name of a content type. */
export type ContentType = keyof typeof CONTENT_SCHEMAS;

/** A checked record of a content type. */
export type ContentRecord<T extends ContentType> = z.infer<(typeof CONTENT_SCHEMAS)[T]>;

/** Whether a folder's name is that of a content type. */
export const isContentType = (name: string): name is ContentType => Object.hasOwn(CONTENT_SCHEMAS, name);
