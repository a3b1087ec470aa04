import { expect, it } from 'vitest';
import { routeTable } from '#core/navigation/routes.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import type { AssistanceDraft } from '#core/support/assistance-request.ts';
import { newDraft, KeepDraft, RecallDraft, TakeCarriedText } from '#core/support/draft.ts';
import { TakePreparedRequest } from '#core/support/prepared-request.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { AssistanceForm } from '#ui/pages/support/assistance-form.tsx';
import { InjectionProvider } from '#ui/state/injection.tsx';
import { demonstrationSettings } from '#features/support/settings.ts';
import { draw } from '#tests/support/drawn.tsx';
import { SendAssistanceRequest } from '#core/support/send-assistance-request.ts';

const SCOPES = [
  { name: 'Pagamenti', value: 'pagamenti' },
  { name: 'Fascicolo', value: 'fascicolo' },
];
/** Every field has a value of its own, so that none can stand for another. */
const TYPED: AssistanceDraft = {
  name: 'Anna',
  surname: 'Bianchi',
  fiscalCode: 'BNCNNA80A41H501R',
  email: 'anna@posta.example',
  phone: '0761 555019',
  scope: 'fascicolo',
  subject: 'Pagamento sospeso',
  message: 'Non trovo più il pagamento di novembre.',
  consent: true,
};

it('[PAGE-33] should send every field as it was typed, and keep it for a reload', () => {
  const sent: AssistanceDraft[] = [];
  const kept: (AssistanceDraft | undefined)[] = [];
  const useCases = new Map<PortKey<unknown>, unknown>([
    [
      SendAssistanceRequest,
      (draft: AssistanceDraft) => {
        sent.push(draft);
        // What is answered is another matter: the test ends while it is on its way.
        return new Promise(() => undefined);
      },
    ],
    [RecallDraft, () => undefined],
    [TakeCarriedText, () => undefined],
    [TakePreparedRequest, () => undefined],
    [KeepDraft, (_writer: string, draft: AssistanceDraft | undefined) => void kept.push(draft)],
  ]);
  const context = { table: routeTable(demonstrationSettings.names) } as PageContext;
  const page = draw(
    <InjectionProvider value={{ get: <T,>(key: PortKey<T>) => useCases.get(key) as T }}>
      <AssistanceForm context={context} scopes={SCOPES} before={null} blank={newDraft()} writer="" />
    </InjectionProvider>,
  );
  for (const [name, value] of Object.entries(TYPED)) {
    const field = page.one(`[name="${name}"]`);
    if (value === true) page.click(field);
    else if (field.tagName === 'SELECT') page.choose(field, String(value));
    else page.write(field, String(value));
  }
  page.click(page.one('button[type=submit]'));
  expect(sent).toEqual([TYPED]);
  expect(kept.at(0)?.name).toBe('Anna');
  expect(kept).toContainEqual(TYPED);
});
