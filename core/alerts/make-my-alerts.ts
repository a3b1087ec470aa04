import type { Clock } from '#core/kernel/clock.ts';
import { fail, type Result, succeed } from '#core/kernel/result.ts';
import type { Role } from '#core/session/user.ts';
import { mailAddressFrom } from './mail-address.ts';
import {
  DIGEST_HOURS,
  hasChoices,
  mayResend,
  type MyAlerts,
  NO_CHOICES,
  type PersonalAlerts,
  type PersonalDraft,
  type PersonalFailure,
  type PersonalRegister,
  tidyChoices,
} from './personal-alerts.ts';

/** The person choosing. */
export interface Chooser {
  readonly fiscalCode: string;
  /** Whether the farmer may get news of a company now; asked for each company of each change, and noted. */
  readonly mayFollow: (cuaa: string) => Promise<boolean>;
}

/** Only what belongs to the role counts: a farmer has companies, a centre has kinds and an hour. */
const ofRole = (as: Role, draft: PersonalDraft): PersonalDraft => ({
  mail: draft.mail,
  ...tidyChoices(as === 'farmer' ? { ...draft, kinds: [], hour: NO_CHOICES.hour } : { ...draft, companies: [] }),
});

/** Builds `MyAlerts` over the register (PREF-01, PREF-02). */
export const makeMyAlerts = (
  register: PersonalRegister,
  clock: Clock,
  { fiscalCode, mayFollow }: Chooser,
): MyAlerts => {
  const of = (role: Role): Promise<PersonalAlerts> => register.of({ fiscalCode, role });
  const mayFollowAll = async (draft: PersonalDraft): Promise<boolean> => {
    // One after the other: each look is noted before the next.
    for (const { cuaa } of draft.companies) if (!(await mayFollow(cuaa))) return false;
    return true;
  };
  const after = async (as: Role, outcome: 'saved' | 'tooMany'): Promise<Result<PersonalAlerts, PersonalFailure>> =>
    outcome === 'tooMany' ? fail({ code: 'alerts.too-many' }) : succeed(await of(as));
  return {
    of,
    save: async (as, asked) => {
      const draft = ofRole(as, asked);
      const mail = mailAddressFrom(draft.mail);
      if (mail === undefined && hasChoices(draft)) return fail({ code: 'alerts.mail' });
      if (!DIGEST_HOURS.includes(draft.hour) || !(await mayFollowAll(draft))) return fail({ code: 'alerts.choices' });
      return after(as, await register.save({ fiscalCode, role: as }, { ...draft, mail: mail ?? '' }));
    },
    resend: async (as) => {
      const known = await of(as);
      // Asked again on the same day it has been sent already: the answer says when.
      if (known.address === undefined || !mayResend(known.address, clock.now())) return succeed(known);
      return after(as, await register.resend({ fiscalCode, role: as }));
    },
  };
};
