import { expect } from 'vitest';
import type * as AlertServiceModule from '#core/alerts/alert-service.ts';
import type * as OutboxModule from '#core/alerts/alert-outbox.ts';
import type * as MailsModule from '#tests/support/alert-mails.ts';
import type * as RelayModule from '#tests/support/relay.ts';
import { before, behind, type Recipe } from './recipe.ts';

const MAIL = 'olga@posta.example';

export const KIND_OF_MAIL: Recipe = {
  name: 'A kind of mail',
  edits: [
    behind('core/alerts/alert-outbox.ts', "  | { readonly kind: 'confirm' }\n", "  | { readonly kind: 'begun' }\n"),
    before(
      'core/alerts/messages.ts',
      '/** The message that tells what is new in a list (ALERT-05). */',
      `/** The message that alerts have begun. */
export const begunMessage = ({ agency, manage }: { readonly agency: string; readonly manage: string }): Message =>
  messageOf('Gli avvisi sono attivi', agency, [['Da oggi ti scriviamo noi.'], wayOut(manage)]);

`,
    ),
    before(
      'adapters/storage/postgres/alerts/alert-register.ts',
      '      return waiting.length;\n',
      "      if (waiting.length > 0) await this.#queue(tx, address, { kind: 'begun' });\n",
    ),
    {
      file: 'adapters/http/server/delivery/alert-mail.ts',
      old: 'import { confirmMessage,',
      text: 'import { begunMessage, confirmMessage,',
    },
    before(
      'adapters/http/server/delivery/alert-mail.ts',
      "  if (content.kind === 'thing') {\n",
      "  if (content.kind === 'begun') return begunMessage({ agency, manage });\n",
    ),
  ],
  see: async ({ site: { service }, load }) => {
    const { AlertRegister } = await load<typeof AlertServiceModule>('core/alerts/alert-service.ts');
    const { AlertOutbox } = await load<typeof OutboxModule>('core/alerts/alert-outbox.ts');
    const { sendingOver, textOf } = await load<typeof MailsModule>('tests/support/alert-mails.ts');
    const { startRelay } = await load<typeof RelayModule>('tests/support/relay.ts');
    const [register, outbox] = [service.composition.get(AlertRegister), service.composition.get(AlertOutbox)];
    await register.ask({ mail: MAIL, search: { list: 'regulations', query: '' }, frequency: 'now', client: 'prova' });
    const asked = await outbox.claim(60_000);
    if (asked === undefined) throw new Error('no confirmation waits');
    await outbox.delivered(asked);
    await register.confirm(
      asked.address,
      asked.to.subscriptions.map(({ id }) => id),
    );
    const relay = await startRelay();
    try {
      await sendingOver(service, relay.port).dispatch();
      const sent = relay.mails.find(({ to }) => to === MAIL);
      expect(textOf(sent?.source ?? '')).toContain('Da oggi ti scriviamo noi.');
    } finally {
      await relay.stop();
    }
  },
};
