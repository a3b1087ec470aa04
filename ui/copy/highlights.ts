/** Words of the blocks that several pages share: alerts, tools, figures, questions. */
export const HIGHLIGHTS_COPY = {
  alerts: 'Avvisi',
  alertsFailed: 'Gli avvisi non sono disponibili in questo momento',
  tools: 'Strumenti più usati',
  toolsFailed: 'Gli strumenti non sono disponibili in questo momento',
  figures: 'I nostri numeri',
  figuresFailed: 'I numeri non sono disponibili in questo momento',
  whatItCounts: 'Che cosa conta',
  faqs: 'Domande frequenti',
  allFaqs: 'Tutte le domande',
  faqsFailed: 'Le domande frequenti non sono disponibili in questo momento',
  services: 'I servizi per te',
  allServices: 'Tutti i servizi',
  otherServices: (count: number): string => (count === 1 ? 'Un altro servizio' : `Altri ${count} servizi`),
  servicesFailed: 'I servizi non sono disponibili in questo momento',
  carousel: 'In primo piano',
  carouselFailed: 'I contenuti in primo piano non sono disponibili in questo momento',
} as const;
