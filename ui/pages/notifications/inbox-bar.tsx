import { Button } from '#ui/components/button.tsx';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import type { Marking } from './use-marking.ts';

/** The head of the list: a box for all that are shown, and with a choice what can be done with it, in the same place. */
export const InboxBar = ({
  shown,
  chosen,
  onChoose,
  marking,
  onDone,
}: {
  readonly shown: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
  readonly marking: Marking;
  /** The choice has been dealt with: it is gone, and the focus is to go somewhere. */
  readonly onDone: () => void;
}) => {
  const mark = async (read: boolean): Promise<void> => {
    if (await marking.mark(chosen, read)) onDone();
  };
  return (
    <div className="pt-inbox-bar">
      <label className="pt-check">
        <input
          type="checkbox"
          checked={shown.length > 0 && chosen.length === shown.length}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? shown : [])}
        />
        <span>{chosen.length === 0 ? COPY.selectAll(shown.length) : COPY.selected(chosen.length)}</span>
      </label>
      {chosen.length === 0 ? (
        <span className="pt-soft end">{COPY.newestFirst}</span>
      ) : (
        <>
          <Button look="link" className="end" onClick={() => void mark(true)}>
            {COPY.markRead}
          </Button>
          <Button look="link" onClick={() => void mark(false)}>
            {COPY.markUnread}
          </Button>
        </>
      )}
    </div>
  );
};
