import type { Recipient } from '#core/client-messages/recipients.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { WorkRow } from '#core/producers/work-list.ts';
import { stoppedPayments } from '#core/producers/work.ts';
import { workEuro, workNote, workTitle } from '#core/producers/work-words.ts';
import { CLIENT_MESSAGES_COPY as COPY } from '#ui/copy/client-messages.ts';
import type { Choice } from '#ui/pages/client-messages/use-choice.ts';
import type { BeforeRows } from './work-table.tsx';

const recipientOf = (row: WorkRow, today: IsoDate): Recipient => ({
  friendlyUrl: row.producer.friendlyUrl,
  name: row.producer.registeredName,
  kind: row.kind === 'file' ? 'other' : row.kind,
  note: workNote(row, today),
  sum: workEuro(row).stopped,
  stopped: stoppedPayments(row, today),
  isPartial: row.isPartial,
});

/** A box before each row: its producer is written to about what is lacking there; the one above chooses all rows shown (CAAM-01). */
export const boxesOf = (choice: Choice, rows: readonly WorkRow[], today: IsoDate): BeforeRows => {
  const shown = rows.map((row) => recipientOf(row, today));
  const share = choice.shareOf(shown);
  return {
    head: (
      <input
        type="checkbox"
        className="pt-pick"
        aria-label={COPY.chooseShown}
        ref={(box) => {
          if (box !== null) box.indeterminate = share === 'some';
        }}
        checked={share === 'all'}
        onChange={() => choice.toggleAll(shown)}
      />
    ),
    cell: (row) => {
      const recipient = recipientOf(row, today);
      return (
        <input
          type="checkbox"
          className="pt-pick"
          aria-label={COPY.chooseAbout(recipient.name, workTitle(row))}
          checked={choice.isChosen(recipient)}
          onChange={() => choice.toggle(recipient)}
        />
      );
    },
  };
};
