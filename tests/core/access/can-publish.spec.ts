import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canPublish, rolesInClaims } from '#core/access/can-publish.ts';
import { RUNS } from '#tests/support/property.ts';

const ROLE = 'redazione';

describe('canPublish', () => {
  it('[RED-05] should let in who has the role that the portal names', () => {
    expect(canPublish({ realm_access: { roles: ['altro', ROLE] } }, ROLE).ok).toBe(true);
  });

  it('[RED-05] should let nobody in where the portal names no role', () => {
    expect(canPublish({ realm_access: { roles: [ROLE] } }, undefined)).toMatchObject({ failure: 'publishing.off' });
  });

  it.each([
    [{}],
    [{ realm_access: null }],
    [{ realm_access: { roles: ROLE } }],
    [{ realm_access: { roles: [[ROLE], { name: ROLE }, `${ROLE} `, 'REDAZIONE'] } }],
    [{ roles: [ROLE], resource_access: { portale: { roles: [ROLE] } } }],
  ])('[RED-05] should take nothing else for the role: %j', (claims) => {
    expect(canPublish(claims, ROLE)).toMatchObject({ failure: 'publishing.no-role' });
  });

  it('[RED-05] should depend on the roles of the realm alone, whatever else a token says', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.array(fc.constantFrom(ROLE, 'altro', 'lettura')),
        (others, roles) => {
          expect(canPublish({ ...others, realm_access: { roles } }, ROLE).ok).toBe(roles.includes(ROLE));
          expect(canPublish({ ...others, realm_access: { roles } }, undefined).ok).toBe(false);
        },
      ),
      RUNS,
    );
  });

  it('[RED-05] should read any claims', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(rolesInClaims({ realm_access: value }))).toBe(true);
      }),
      RUNS,
    );
  });
});
