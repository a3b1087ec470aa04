/** For whom something opens or closes; what names nobody is for everybody. */
export const AID_AUDIENCES = ['agricoltori', 'organizzazioni', 'enti', 'imprese', 'candidati'] as const;
export type AidAudience = (typeof AID_AUDIENCES)[number];

/** What each is called where one chooses who one is. */
export const AUDIENCE_NAMES: Readonly<Record<AidAudience, string>> = {
  agricoltori: 'Agricoltore',
  organizzazioni: 'Consorzio o organizzazione',
  enti: 'Ente senza scopo di lucro',
  imprese: 'Impresa o fornitore',
  candidati: 'Cerco lavoro',
};

/** The audience that an address or a content names; undefined for anything else. */
export const audienceFrom = (text: string | undefined): AidAudience | undefined =>
  AID_AUDIENCES.find((audience) => audience === text);
