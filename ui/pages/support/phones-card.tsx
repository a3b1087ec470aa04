import { phonesNow, type ContactNow } from '#core/support/contacts-now.ts';
import { PhoneLink } from '#ui/components/contact-links.tsx';
import { OpenNow } from './open-now.tsx';

/** Whom one can call, and whether they answer now (PAGE-51); nothing where the service does not say when. */
export const PhonesCard = ({
  title,
  contacts,
}: {
  readonly title: string;
  readonly contacts: readonly ContactNow[];
}) => {
  const phones = phonesNow(contacts);
  return phones.length === 0 ? null : (
    <section className="it-card auto">
      <h2 className="h5">{title}</h2>
      <ul className="pt-rail-phones list-unstyled">
        {phones.map(({ contact: { title: office, phone = '', opening }, state }) => (
          <li key={office}>
            <span className="pt-soft small">{office}</span>
            <PhoneLink number={phone} />
            {opening === undefined || state === undefined ? null : <OpenNow opening={opening} read={state} />}
          </li>
        ))}
      </ul>
    </section>
  );
};
