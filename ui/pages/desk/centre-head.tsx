import { pathTo } from '#core/navigation/routes.ts';
import { LastOpened } from '#core/producers/last-opened.ts';
import { centreName, officeTown, shortName } from '#core/producers/work-words.ts';
import type { Convention, ConventionOffice } from '#core/session/user.ts';
import { PhoneLink } from '#ui/components/contact-links.tsx';
import { Breakable } from '#ui/components/breakable.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Tip } from '#ui/components/opening.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useInjection } from '#ui/state/injection.tsx';

/** Characters of a name in a chip, at most. */
const CHIP_CHARACTERS = 22;

/** How an office is reached. */
const Reach = ({ phone, mail }: ConventionOffice) =>
  phone === undefined && mail === undefined ? null : (
    <p className="pt-office-reach">
      {phone === undefined ? null : <PhoneLink number={phone} />}
      {mail === undefined ? null : (
        <a href={`mailto:${mail}`}>
          <Breakable text={mail} />
        </a>
      )}
    </p>
  );

/** Each office as a chip that opens what it is called and how it is reached; where there is little room the operator’s own tip names them. */
const Offices = ({ offices }: { readonly offices: readonly ConventionOffice[] }) => (
  <ul className="pt-offices list-unstyled" aria-label={COPY.caaOffices}>
    {offices.map((office) => (
      <li key={office.id}>
        <Tip
          className="pt-office"
          group="ufficio"
          icon={false}
          label={
            <>
              <Icon name="map-marker" size="sm" /> {officeTown(office.name)} <Icon name="expand" size="sm" />
            </>
          }
        >
          <p className="fw-semibold">{office.name}</p>
          <Reach {...office} />
          <p>{COPY.caaOfficeNumber(office.id)}</p>
        </Tip>
      </li>
    ))}
  </ul>
);

/** The operator's centre: what it does, and its offices by name and town (PAGE-09). */
export const Centre = ({ convention }: { readonly convention: Convention }) => {
  const { offices, officeIds, operatorName, description } = convention;
  const name = centreName((offices ?? []).map((office) => office.name));
  return (
    <div className="pt-centre">
      <Tip label={operatorName}>
        <p>{description}</p>
        <p className="fw-semibold mt-2">{COPY.caaOffices}</p>
        <ul>
          {(offices ?? officeIds.map((id): ConventionOffice => ({ id, name: COPY.caaOffice(id) }))).map((office) => (
            <li key={office.id}>
              {office.name}
              <Reach {...office} />
            </li>
          ))}
        </ul>
      </Tip>
      {name === undefined ? null : (
        <p className="works-for">
          <span className="words">{COPY.caaWorksFor} </span>
          <strong>{name}</strong>
          <span className="count">, {COPY.caaOfficeCount(officeIds.length)}</span>
        </p>
      )}
      {offices === undefined || offices.length === 0 ? null : <Offices offices={offices} />}
    </div>
  );
};

/** The producers that were opened last, one press away; nothing before the first (CAAK-03). */
export const OpenedLast = ({ context }: { readonly context: PageContext }) => {
  const opened = useInjection(LastOpened).latest();
  return opened.length === 0 ? null : (
    <nav className="pt-opened" aria-label={COPY.caaOpenedLast}>
      <span className="pt-soft" aria-hidden="true">
        {COPY.caaOpenedLast}
      </span>
      {opened.map(({ friendlyUrl, registeredName }) => (
        <LinkTo
          key={friendlyUrl}
          className="chip pt-choice-chip"
          to={pathTo(context.table, 'producer', { friendlyUrl })}
          aria-label={registeredName}
        >
          {shortName(registeredName, CHIP_CHARACTERS)}
        </LinkTo>
      ))}
    </nav>
  );
};
