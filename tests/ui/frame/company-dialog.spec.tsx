import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Clock } from '#core/kernel/clock.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import { type CompanyState, CompanyStates } from '#core/open-items/company-states.ts';
import { NO_SIAN_ANSWER, type ChoosingCompany } from '#core/session/state.ts';
import { CompanyDialog } from '#ui/frame/company-dialog.tsx';
import { InjectionProvider } from '#ui/state/injection.tsx';
import { makeQueryClient } from '#ui/state/queries.ts';
import { draw, type Drawn } from '#tests/support/drawn.tsx';
import { aCompany, aUser } from '#tests/support/arbitraries/session.ts';

const SESSION: ChoosingCompany = {
  kind: 'choosingCompany',
  version: 1,
  user: aUser(),
  sian: NO_SIAN_ANSWER,
  companies: ['01', '02', '03'].map((cuaa) => aCompany(cuaa, { hasState: true })),
  mainCuaa: undefined,
};
const STATES: readonly CompanyState[] = [
  { cuaa: '01', toDos: 0, late: 0 },
  { cuaa: '02', toDos: 1, late: 0 },
  { cuaa: '03', toDos: 2, late: 2 },
];

// The document of these tests opens no dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

describe('the order in which companies are offered', () => {
  it('[SES-30] [PAGE-24] should be that of what presses most, where this is known within a second', async () => {
    const { page, answer } = asked();
    page.timer.pass(999);
    await answer();
    expect(order(page)).toEqual(['03', '02', '01']);
  });

  it('[SES-30] should stay as it is being read, where this comes later', async () => {
    const { page, answer } = asked();
    page.timer.pass(1_000);
    await answer();
    expect(order(page)).toEqual(['01', '02', '03']);
  });

  it('[SES-30] should stay once somebody has begun to choose', async () => {
    const { page, answer } = asked();
    page.click(page.one('input[value="02"]'));
    await answer();
    expect(order(page)).toEqual(['01', '02', '03']);
  });
});

// Helpers

const order = (page: Drawn): readonly string[] =>
  page.all('input[type="radio"]').map((radio) => (radio as HTMLInputElement).value);

/** The dialog, waiting for how the companies stand. */
const asked = (): { readonly page: Drawn; readonly answer: () => Promise<void> } => {
  let tell: (states: readonly CompanyState[]) => void = () => undefined;
  const reported = new Promise<readonly CompanyState[]>((resolve) => {
    tell = resolve;
  });
  const known = new Map<PortKey<unknown>, unknown>([
    [Clock, { now: () => Date.parse('2026-11-21T09:00:00+01:00') }],
    [CompanyStates, { statesOf: () => reported }],
  ]);
  const get = <T,>(key: PortKey<T>): T => known.get(key) as T;
  const page = draw(
    <InjectionProvider value={{ get }}>
      <QueryClientProvider client={makeQueryClient('browser')}>
        <CompanyDialog session={SESSION} />
      </QueryClientProvider>
    </InjectionProvider>,
  );
  return {
    page,
    answer: () =>
      act(async () => {
        tell(STATES);
        await vi.waitFor(() => expect(page.text()).toContain('2 cose da fare'));
      }),
  };
};
