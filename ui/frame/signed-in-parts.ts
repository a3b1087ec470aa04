/** What only somebody who is signed in has, in one piece of script: what a visitor fetches imports nothing of it (`signed-in.ts`). */
export { LetIn } from '#core/session/let-in.ts';
export { ReportUnauthorised } from '#core/session/use-cases.ts';
export { HandOverButton } from '#ui/pages/handover/hand-over-button.tsx';
export { CompaniesNotice } from './companies-notice.tsx';
export { PersonZone } from './person-zone.tsx';
export { ProducerSearch } from './producer-search.tsx';
export { SessionDialogs } from './session-dialogs.tsx';
