import { CONFIRM_DAYS, mailTrouble } from '#core/alerts/mail-address.ts';
import { mayResend, type PersonalAddress, type PersonalAlerts } from '#core/alerts/personal-alerts.ts';
import { formatLongDay, timeInRome } from '#core/formatting/date.ts';
import { Clock } from '#core/kernel/clock.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import { dayLabel } from '#core/notifications/day-label.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { Notice, Tag } from '#ui/components/status.tsx';
import { ALERT_PREFERENCES_COPY as COPY } from '#ui/copy/alert-preferences.ts';
import { useInjection } from '#ui/state/injection.tsx';
import type { Preferences } from './use-preferences.ts';

/** "oggi", "ieri", "il 20/11/2026". */
const dayWords = (at: number, now: number): string => {
  const label = dayLabel(at, now);
  return label.includes('/') ? `il ${label}` : label.toLocaleLowerCase('it-IT');
};

/** Says that nothing leaves before the address is confirmed, and sends the message again, once a day. */
const Waiting = ({ address, onResend }: { readonly address: PersonalAddress; readonly onResend: () => void }) => {
  const now = useInjection(Clock).now();
  const until = formatLongDay(addDays(dayInRome(address.sentAt), CONFIRM_DAYS));
  return (
    <Notice tone="warn" icon="clock" title={COPY.openMail(dayWords(address.sentAt, now), timeInRome(address.sentAt))}>
      <p>{COPY.holds(until)}</p>
      {mayResend(address, now) ? (
        <Button look="link" onClick={onResend}>
          {COPY.resend}
        </Button>
      ) : null}
    </Notice>
  );
};

/** The address, whether it is confirmed, and the field in which another is typed (PREF-02). */
export const PreferenceAddress = ({
  preferences,
  saved,
  isChanging,
  onChange,
}: {
  readonly preferences: Preferences;
  readonly saved: PersonalAlerts;
  readonly isChanging: boolean;
  readonly onChange: (isChanging: boolean) => void;
}) => {
  const { address } = saved;
  const { mail, type, said } = preferences;
  const isWrong = said?.kind === 'failed' && said.code === 'alerts.mail';
  const isOpen = address === undefined || isChanging || isWrong || mail !== address.mail;
  return (
    <>
      <div className="pt-mailpref-address">
        {isOpen ? (
          <TextField
            label={COPY.mail}
            type="email"
            autoComplete="email"
            value={mail}
            error={isWrong ? mailTrouble(mail) : undefined}
            onChange={(event) => type(event.currentTarget.value)}
          />
        ) : (
          <>
            <p className="mb-0">
              <span className="d-block small pt-soft">{COPY.address}</span>
              <strong>{address.mail}</strong>
            </p>
            {address.confirmedOn === undefined ? (
              <Tag tone="warn" icon="clock" word={COPY.waiting} />
            ) : (
              <Tag tone="ok" icon="check-circle" word={COPY.confirmed} />
            )}
          </>
        )}
        {address === undefined ? null : (
          <Button
            look="link"
            onClick={() => {
              if (isOpen) type(address.mail);
              onChange(!isOpen);
            }}
          >
            {isOpen ? COPY.keep : COPY.change}
          </Button>
        )}
      </div>
      {address === undefined || address.confirmedOn !== undefined ? null : (
        <Waiting address={address} onResend={preferences.resend} />
      )}
    </>
  );
};
