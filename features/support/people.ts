import type { Company, Convention, User, UserType } from '#core/session/user.ts';

/** A person of the scenarios, with everything that the agency knows of him or her. */
export interface Person {
  readonly username: string;
  readonly user: User;
  readonly companies: readonly Company[];
  readonly convention: Convention | undefined;
}

const person = (
  username: string,
  fullName: readonly [givenName: string, familyName: string],
  fiscalCode: string,
  userType: UserType | undefined,
  known: Partial<Pick<Person, 'companies' | 'convention'>> = {},
): Person => ({
  username,
  user: { givenName: fullName[0], familyName: fullName[1], name: fullName.join(' '), fiscalCode, userType },
  companies: known.companies ?? [],
  convention: known.convention,
});

const company = (cuaa: string, registeredName: string, mandateClosed = false): Company => ({
  cuaa,
  registeredName,
  mandateClosed,
});

const ORTI_DI_PONENTE = company('01234560058', 'Orti di Ponente Società Agricola');

/** The people of the scenarios by full name; all of them are invented. */
export const PEOPLE: ReadonlyMap<string, Person> = new Map(
  [
    person('anna.bianchi', ['Anna', 'Bianchi'], 'BNCNNA80A41H501R', 'AGRI', {
      companies: [company('BNCNNA80A41H501R', 'Azienda agricola Bianchi Anna')],
    }),
    person('marco.rinaldi', ['Marco', 'Rinaldi'], 'RNLMRC75C12M082C', 'AGRI', {
      companies: [
        company('01234560017', 'Rinaldi Vini Società Agricola S.r.l.'),
        company('01234560025', 'Cooperativa Olivicola Valle Chiara'),
        company('01234560033', 'Rinaldi e Figli Società Semplice Agricola'),
        company('01234560041', 'Pascoli Alti Società Agricola'),
        company('RNLMRC75C12M082C', 'Azienda agricola Rinaldi Marco'),
        ORTI_DI_PONENTE,
      ],
    }),
    person('niccolo.deluca', ['Niccolò', 'De Luca'], 'DLCNCL82E05F839N', 'AGRI-CAA', {
      companies: [
        company('DLCNCL82E05F839N', 'Azienda agricola De Luca Niccolò'),
        company('01234560066', 'Limoneto del Golfo Società Agricola'),
      ],
      convention: { operatorName: 'Niccolò De Luca', description: 'CAA Golfo Agricolo', officeIds: ['063001'] },
    }),
    person('paola.verdi', ['Paola', 'Verdi'], 'VRDPLA79M52G478S', 'CAA', {
      convention: { operatorName: 'Paola Verdi', description: 'CAA Terre Comuni', officeIds: ['056001', '053001'] },
    }),
    person('carla.neri', ['Carla', 'Neri'], 'NRECRL68T60L117K', 'AGRI', {
      companies: [company('NRECRL68T60L117K', 'Azienda agricola Neri Carla', true)],
    }),
    person('ivo.rossi', ['Ivo', 'Rossi'], 'RSSVIO71B15A944C', 'AGRI'),
    person('giulia.ferri', ['Giulia', 'Ferri'], 'FRRGLI85P61D969K', 'AGRI-IST', {
      companies: [company('01234560074', 'Istituto Agrario Valle Verde'), ORTI_DI_PONENTE],
    }),
    person('bruno.galli', ['Bruno', 'Galli'], 'GLLBRN64H09L219R', 'CAA'),
    person('sara.conti', ['Sara', 'Conti'], 'CNTSRA90D43C773A', 'AGRI-CAA', {
      convention: { operatorName: 'Sara Conti', description: 'CAA Golfo Agricolo', officeIds: ['063001'] },
    }),
    person('dario.longo', ['Dario', 'Longo'], 'LNGDRA77R18E506X', undefined),
  ].map((each) => [each.user.name, each] as const),
);

/** The person with this full name; an unknown name is a mistake of the scenario. */
export const personCalled = (fullName: string): Person => {
  const found = PEOPLE.get(fullName);
  if (found === undefined) throw new Error(`Nessuno si chiama «${fullName}» negli scenari`);
  return found;
};
