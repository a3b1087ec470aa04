import type { Company } from '#core/session/user.ts';
import { type CaaOperator, type Farmer, NO_SIAN_ANSWER } from '#core/session/state.ts';
import { CAST, type CastName } from '#tests/support/cast.ts';
import type { DrawnSite } from '#tests/support/drawn-site.ts';

const person = (username: CastName) => {
  const found = CAST.find((one) => one.username === username);
  if (found === undefined) throw new Error(`nobody is called ${username}`);
  const { given_name: givenName, family_name: familyName, fiscal_code: fiscalCode, userType } = found;
  return { givenName, familyName, name: `${givenName} ${familyName}`, fiscalCode, userType: userType as never };
};

/** Somebody at work on the company whose name begins so. */
export const farmerOf = async (site: DrawnSite, username: CastName, name = ''): Promise<Farmer> => {
  const found = await site.json<readonly { cuaa: string; denominazione: string; mandatoChiuso?: boolean }[]>(
    '/private/cuaa',
    username,
  );
  const companies: readonly Company[] = found.map(({ cuaa, denominazione, mandatoChiuso }) => ({
    cuaa,
    registeredName: denominazione,
    mandateClosed: mandatoChiuso === true,
  }));
  const selected = companies.find(({ registeredName }) => registeredName.includes(name));
  if (selected === undefined) throw new Error(`${username} has no company ${name}`);
  return {
    kind: 'farmer',
    version: 1,
    user: person(username),
    sian: NO_SIAN_ANSWER,
    companies,
    selectedCuaa: selected.cuaa,
    mainCuaa: undefined,
    chosenElsewhere: undefined,
  };
};

/** Paola Verdi, operator of a centre. */
export const operatorOf = async (site: DrawnSite): Promise<CaaOperator> => {
  const { caa } = await site.json<{
    caa: {
      name: string;
      descrizioneCaa: string;
      idUfficio: readonly string[];
      uffici: readonly { id: string; name: string }[];
    };
  }>('/private/dashboard', 'paola.verdi');
  return {
    kind: 'caa',
    version: 1,
    user: person('paola.verdi'),
    sian: NO_SIAN_ANSWER,
    convention: {
      operatorName: caa.name,
      description: caa.descrizioneCaa,
      officeIds: caa.idUfficio,
      offices: caa.uffici.map(({ id, name }) => ({ id, name, mail: undefined, phone: undefined })),
    },
  };
};
