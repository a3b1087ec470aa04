import { beforeAll, describe, expect, it } from 'vitest';
import { ownDescription, type Description } from '#tests/tools/contract/description.ts';
import { EXCEPTIONS, nationalFindings } from '#tests/tools/contract/national-rules.ts';

// What the national catalogue of API refuses, asked of the document of a real deployment; and whether our reading notices.

type Loose = Record<string, unknown>;

let document: Description;
beforeAll(async () => {
  document = await ownDescription({ publicOrigin: 'https://portale.anpag.example' });
});

/** The document with one change: an object at a path of names. */
const spoilt = (change: (copy: Loose) => void): readonly string[] => {
  const copy = structuredClone(document);
  change(copy as Loose & Description);
  return [...new Set(nationalFindings(copy).map(({ rule }) => rule))];
};
const objectAt = (value: unknown, ...names: readonly string[]): Loose =>
  names.reduce<unknown>((found, name) => (found as Loose)[name], value) as Loose;

describe('the national rules for descriptions of API', () => {
  it('[API-23] should have nothing against the document', () => {
    expect(nationalFindings(document)).toEqual([]);
    expect(document.servers).toMatchObject([{ url: 'https://portale.anpag.example/api' }]);
  });

  it('[API-23] should be read so that what breaks them is noticed', () => {
    const operation = (copy: Loose): Loose => objectAt(copy, 'paths', '/regulations', 'get');
    const changes: Readonly<Record<string, (copy: Loose) => void>> = {
      'has-x-summary': (copy) => void delete objectAt(copy, 'info')['x-summary'],
      'has-contact': (copy) => void delete objectAt(copy, 'info')['contact'],
      'use-semver': (copy) => void (objectAt(copy, 'info')['version'] = 'uno'),
      'servers-use-https': (copy) => void (copy['servers'] = [{ url: 'http://a.example/api', description: 'Qui' }]),
      'paths-status': (copy) => void delete objectAt(copy, 'paths')['/status'],
      'use-problem-json-for-errors': (copy) =>
        void (objectAt(copy, 'components', 'responses', 'Rifiuto404')['content'] = { 'application/json': {} }),
      'missing-retry-after': (copy) =>
        void delete objectAt(copy, 'components', 'responses', 'Rifiuto503', 'headers')['Retry-After'],
      'integer-format': (copy) =>
        void (objectAt(copy, 'components', 'schemas', 'Paginazione', 'properties')['page'] = { type: 'integer' }),
      'number-format': (copy) =>
        void (objectAt(copy, 'components', 'schemas', 'Paginazione', 'properties')['page'] = { type: 'number' }),
      'http-request-GET-no-body': (copy) => void (operation(copy)['requestBody'] = {}),
      'http-response-no-content-204-205': (copy) =>
        void (objectAt(operation(copy), 'responses')['204'] = { content: {} }),
      'no-forbidden-headers': (copy) => void (operation(copy)['parameters'] = [{ in: 'header', name: 'Accept' }]),
      'sec-credentials-parameters': (copy) => void (operation(copy)['parameters'] = [{ in: 'query', name: 'apiKey' }]),
      'sec-protection-global-unsafe': (copy) => void (objectAt(copy, 'paths', '/feedback', 'post')['security'] = []),
      'sec-securitySchemes-jwt': (copy) =>
        void delete objectAt(copy, 'components', 'securitySchemes', 'accesso')['description'],
    };
    for (const [rule, change] of Object.entries(changes)) expect([rule, spoilt(change)]).toEqual([rule, [rule]]);
  });

  it('[API-23] should each be followed, or left aside once with the reason', () => {
    const names = EXCEPTIONS.map(({ rule }) => rule);
    expect(new Set(names).size).toBe(names.length);
    expect(EXCEPTIONS.filter(({ why }) => why.length < 40)).toEqual([]);
  });
});
