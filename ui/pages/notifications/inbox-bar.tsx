import { Button } from '#ui/components/button.tsx';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import type { Marking } from './use-marking.ts';

/** What can be done with the chosen messages, and with all of them. */
export const InboxBar = ({
  chosen,
  marking,
  onDone,
}: {
  readonly chosen: readonly string[];
  readonly marking: Marking;
  /** The choice has been dealt with: it is gone, and the focus is to go somewhere. */
  readonly onDone: () => void;
}) => {
  const mark = async (read: boolean): Promise<void> => {
    if (await marking.mark(chosen, read)) onDone();
  };
  return (
    <div className="pt-inbox-bar">
      {chosen.length === 0 ? null : (
        <>
          <span className="fw-semibold">{COPY.selected(chosen.length)}</span>
          <Button className="btn-sm" onClick={() => void mark(true)}>
            {COPY.markRead}
          </Button>
          <Button className="btn-sm" onClick={() => void mark(false)}>
            {COPY.markUnread}
          </Button>
        </>
      )}
      <Button className="btn-sm end" onClick={() => void marking.markAll()}>
        {COPY.markAll}
      </Button>
    </div>
  );
};
