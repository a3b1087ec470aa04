import type { AssistanceDraft, AssistanceRequest } from '#core/support/assistance-request.ts';

/** A draft in which every field is right. */
export const aDraft = (rest: Partial<AssistanceDraft> = {}): AssistanceDraft => ({
  name: 'Anna',
  surname: 'Bianchi',
  fiscalCode: 'BNCNNA80A41H501R',
  email: 'anna.bianchi@posta.example',
  phone: '0761 000 123',
  scope: 'fascicolo-aziendale',
  subject: 'Documento scaduto',
  message: 'Ho rinnovato la carta di identità: come la invio al gestore del mandato?',
  consent: true,
  ...rest,
});

/** The request that stands behind `aDraft`. */
export const anAssistanceRequest = (rest: Partial<AssistanceRequest> = {}): AssistanceRequest => ({
  ...aDraft(),
  consent: true,
  ...rest,
});
