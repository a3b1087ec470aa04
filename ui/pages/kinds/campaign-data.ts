import type { Campaign } from '#core/content/campaign.ts';

/** The days of a campaign as structured data: when what is asked for is offered. */
export const campaignData = ({ opensOn, closesOn, correctionsUntil }: Campaign): Readonly<Record<string, unknown>> => {
  const last = correctionsUntil ?? closesOn;
  return opensOn === undefined && last === undefined
    ? {}
    : {
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          ...(opensOn === undefined ? {} : { validFrom: opensOn }),
          ...(last === undefined ? {} : { validThrough: last }),
        },
      };
};
