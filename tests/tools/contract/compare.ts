import { type Call, callerOf, Unreachable } from './caller.ts';
import { checkAddress, type Verdict } from './check.ts';
import { addressesOf, ownDescription } from './description.ts';
import { examplesFrom, type Tokens } from './parameter-values.ts';
import { schemasOf } from './schemas.ts';

/** The arguments of a run. */
export interface ConformanceOptions {
  /** Base address of the API, such as `http://127.0.0.1:8080/api`. */
  readonly base: string;
  readonly tokens: Tokens;
  /** The paths of the description that are asked for; all of them where none is named. */
  readonly only?: readonly string[];
  /** Takes the lines of the report. */
  readonly say: (line: string) => void;
}

/** How a run ended, as the process tells it. */
export const EXIT = { conforms: 0, differs: 1, unreachable: 2 } as const;

/** Differences of one address that are named one by one. */
const MOST_NAMED = 8;

const linesOf = ({ address, differences, skipped }: Verdict): readonly string[] => {
  const state = differences.length > 0 ? 'DIVERSO ' : skipped === undefined ? 'conforme' : 'in parte ';
  const rest = differences.length - MOST_NAMED;
  return [
    `${state} ${address.method} ${address.path}${skipped === undefined ? '' : ` (${skipped})`}`,
    ...differences.slice(0, MOST_NAMED).map(({ pointer, message }) => `          #${pointer} ${message}`),
    ...(rest > 0 ? [`          e altre ${rest} differenze`] : []),
  ];
};

/**
 * Compares the service at an address with the project's own description, and tells what differs, address by address.
 * Nothing is written into the service. Answers the exit code of the process.
 */
export const compareWithContract = async ({ base, tokens, only, say }: ConformanceOptions): Promise<number> => {
  const description = await ownDescription();
  const call: Call = callerOf(base);
  const checks = { call, schemas: schemasOf(description), examples: examplesFrom(call, tokens), tokens };
  const verdicts: Verdict[] = [];
  try {
    for (const address of addressesOf(description)) {
      if (only !== undefined && !only.includes(address.path)) continue;
      const verdict = await checkAddress(checks, address);
      verdicts.push(verdict);
      for (const line of linesOf(verdict)) say(line);
    }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    say(`Il servizio non si raggiunge: ${error.message}`);
    return EXIT.unreachable;
  }
  const wrong = verdicts.filter(({ differences }) => differences.length > 0);
  const partly = verdicts.filter(({ differences, skipped }) => differences.length === 0 && skipped !== undefined);
  say('');
  say(
    `${verdicts.length} indirizzi: ${verdicts.length - wrong.length - partly.length} conformi, ${partly.length} provati in parte, ${wrong.length} diversi (${wrong.reduce((sum, { differences }) => sum + differences.length, 0)} differenze).`,
  );
  return wrong.length === 0 ? EXIT.conforms : EXIT.differs;
};
