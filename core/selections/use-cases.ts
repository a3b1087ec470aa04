import { portKey } from '#core/kernel/port-key.ts';
import type { SelectionRepository } from './selection-repository.ts';

/** Articles or events that the editors put in evidence (PAGE-38). */
export type ReadInEvidence = SelectionRepository['inEvidence'];
export const ReadInEvidence = portKey<ReadInEvidence>('ReadInEvidence');

/** The events that come next (PAGE-38). */
export type ReadImminentEvents = SelectionRepository['imminentEvents'];
export const ReadImminentEvents = portKey<ReadImminentEvents>('ReadImminentEvents');

/** The press releases of the home page (PAGE-26, LIST-11). */
export type ReadLatestPressReleases = SelectionRepository['latestPressReleases'];
export const ReadLatestPressReleases = portKey<ReadLatestPressReleases>('ReadLatestPressReleases');

/** The latest frequent questions of a page (PAGE-27, PAGE-34). */
export type ReadRecentFaqs = SelectionRepository['recentFaqs'];
export const ReadRecentFaqs = portKey<ReadRecentFaqs>('ReadRecentFaqs');

/** The services of a guided path (PAGE-27). */
export type ReadServicesFor = SelectionRepository['servicesFor'];
export const ReadServicesFor = portKey<ReadServicesFor>('ReadServicesFor');

/** The headline figures of a page (PAGE-42). */
export type ReadFigures = SelectionRepository['figures'];
export const ReadFigures = portKey<ReadFigures>('ReadFigures');
