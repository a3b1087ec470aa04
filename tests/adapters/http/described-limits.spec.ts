import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGE_MAX_CHARACTERS } from '#core/support/check-draft.ts';
import { binding } from '#core/kernel/port-key.ts';
import { AssistanceService } from '#core/support/assistance-service.ts';
import { InMemoryAssistanceService } from '#tests/support/doubles/support.ts';
import { antiForgeryPair } from '#tests/support/anti-forgery.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';
import { addressesOf, type Description } from '#tests/tools/contract/description.ts';

// The limits that the published description gives to each parameter are those that the service keeps: what is just beyond is
// refused as such, and what reaches them is not.

interface Limited {
  readonly type?: string;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

let service: TestService;
let token = '';
let limited: readonly {
  readonly path: string;
  readonly name: string;
  readonly place: string;
  readonly schema: Limited;
  readonly isPrivate: boolean;
  /** The other parameters of the query without which nothing is answered. */
  readonly needed: readonly string[];
}[];
beforeAll(async () => {
  const desk = new InMemoryAssistanceService([{ name: 'Domanda unica', value: 'domanda-unica' }]);
  service = await serveOver(memoryStorage(binding(AssistanceService, [], () => desk)));
  token = await service.tokenOf('anna.bianchi');
  const description = (await (await fetch(`${service.api}/openapi.json`)).json()) as Description;
  limited = addressesOf(description)
    .filter(({ method }) => method.toLowerCase() === 'get')
    .flatMap(({ path, operation, isPrivate }) =>
      (operation.parameters ?? []).map(({ name, in: place, schema = {} }) => ({
        path,
        name,
        place,
        schema: schema as Limited,
        isPrivate,
        needed: (operation.parameters ?? [])
          .filter((other) => other.in === 'query' && other.required === true && other.name !== name)
          .map((other) => other.name),
      })),
    )
    .filter(({ schema }) => ['maxLength', 'minimum', 'maximum'].some((limit) => limit in schema));
});
afterAll(() => service.stop());

/** The other parameters get something that may stand there; of none of them anything is said. */
const SOMETHING: Readonly<Record<string, string>> = {
  context: 'REGULATIONS',
  search: 'olio',
  kind: 'AGRI',
  cuaa: '01',
  id: '01',
  yearCampaign: '2024',
};

interface Answer {
  readonly status: number;
  /** Of what is said to be wrong. */
  readonly names: readonly string[];
}

const ask = async (
  { path, name, place, isPrivate, needed }: (typeof limited)[number],
  value: string,
): Promise<Answer> => {
  const inPath = path.replaceAll(/\{([^}]+)\}/gu, (_whole, one: string) =>
    encodeURIComponent(one === name && place === 'path' ? value : (SOMETHING[one] ?? 'x')),
  );
  const pairs = [
    ...needed.map((other) => [other, SOMETHING[other] ?? 'x'] as const),
    ...(place === 'query' ? [[name, value] as const] : []),
  ];
  const response = await fetch(
    `${service.api}${inPath}?${new URLSearchParams(pairs.map(([one, text]) => [one, text])).toString()}`,
    {
      headers: isPrivate ? { authorization: `Bearer ${token}` } : {},
    },
  );
  const { errors = [] } = (await response.json().catch(() => ({}))) as { errors?: readonly { name: string }[] };
  return { status: response.status, names: errors.map((error) => error.name) };
};

describe('a parameter', () => {
  it('[API-06] [API-18] should be refused just beyond the limits that are published, and not at them', async () => {
    expect(limited.length).toBeGreaterThan(100);
    const wrong: unknown[] = [];
    for (const one of limited) {
      const { minimum, maximum, maxLength } = one.schema;
      const within = [minimum, maximum].filter((limit) => limit !== undefined).map(String);
      const beyond = [
        ...(minimum === undefined ? [] : [String(minimum - 1)]),
        ...(maximum === undefined ? [] : [String(maximum + 1)]),
        ...(maxLength === undefined ? [] : ['a'.repeat(maxLength + 1)]),
      ];
      if (maxLength !== undefined) within.push('a'.repeat(maxLength));
      for (const value of within) {
        const { status, names } = await ask(one, value);
        // A text of that length may be no value of this one; a number is.
        if (status >= 414 || (one.schema.type === 'integer' && names.includes(one.name)))
          wrong.push([one.path, one.name, value.slice(0, 20), status]);
      }
      for (const value of beyond) {
        const { status, names } = await ask(one, value);
        // A reader without the right is refused first.
        if (!(status === 400 && names.includes(one.name)) && !(one.isPrivate && [403, 404].includes(status)))
          wrong.push([one.path, one.name, `${value.slice(0, 20)} (${value.length})`, status, names]);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a message', () => {
  it('[PAGE-33] [D-10] should have as many characters as people count, whatever they are, and as they were typed', async () => {
    const pair = await antiForgeryPair(service.api);
    const send = async (message: string): Promise<number> =>
      (
        await fetch(`${service.api}/support/send-assistance-request`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...pair,
            'idempotency-key': `prova-${message.length}`,
          },
          body: JSON.stringify({
            name: ' Anna ',
            surname: 'Bianchi',
            fiscalCode: 'BNCNNA80A41H501R',
            email: 'anna@posta.example',
            phone: null,
            scope: 'domanda-unica',
            subject: 'Oggetto',
            message,
            consent: true,
          }),
        })
      ).status;
    for (const character of ['x', '🌾'])
      expect([
        character,
        await send(character.repeat(MESSAGE_MAX_CHARACTERS)),
        await send(character.repeat(MESSAGE_MAX_CHARACTERS + 1)),
        await send(` ${character.repeat(MESSAGE_MAX_CHARACTERS)}`),
      ]).toEqual([character, 200, 422, 422]);
  });
});
