import type { ReactNode } from 'react';
import { FRAME } from '#ui/copy/frame.ts';
import { Drop } from '../drop.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { LinkTo } from '../link-to.tsx';

/** A company of the profile menu. */
interface ProfileCompany {
  readonly cuaa: string;
  readonly registeredName: string;
  /** What is to be done for it, where that is known. */
  readonly state?: ReactNode;
}

/** A page of the person's own. */
export interface ProfileWay {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

/** The menu of the person logged in. */
export interface ProfileMenuProps {
  readonly name: string;
  /** Empty for a CAA: "Le tue aziende" is then not there (NAV-13). */
  readonly companies: readonly ProfileCompany[];
  readonly selectedCuaa?: string | undefined;
  readonly mainCuaa?: string | undefined;
  readonly onChoose: (cuaa: string) => void;
  /** Selects a company and keeps it as the main one (SES-13). */
  readonly onPin: (cuaa: string) => void;
  /** Runs each time the menu opens: the moment to ask how the companies stand. */
  readonly onOpen?: (() => void) | undefined;
  readonly ways: readonly ProfileWay[];
  /** The words of the person's other role, where there are two. */
  readonly otherRole?: string | undefined;
  readonly onOtherRole?: (() => void) | undefined;
  readonly onLogOut: () => void;
}

const CompanyEntry = ({
  company: { cuaa, registeredName, state },
  isSelected,
  isMain,
  onChoose,
  onPin,
}: Pick<ProfileMenuProps, 'onChoose' | 'onPin'> & {
  readonly company: ProfileCompany;
  readonly isSelected: boolean;
  readonly isMain: boolean;
}) => (
  <li className={isSelected ? 'on' : undefined}>
    <button type="button" aria-current={isSelected ? 'true' : undefined} data-closes onClick={() => onChoose(cuaa)}>
      <span>
        <span className="d-block">
          {registeredName}
          {isSelected ? <Icon name="check" size="sm" /> : null}
        </span>
        <span className="pt-mono pt-soft">{cuaa}</span>
        {state === undefined ? null : <> {state}</>}
        {isSelected ? <span className="visually-hidden">, {FRAME.currentCompany}</span> : null}
      </span>
    </button>
    <button
      type="button"
      className="pin"
      aria-label={isMain ? FRAME.pinnedCompany(registeredName) : FRAME.pinCompany(registeredName)}
      aria-pressed={isMain}
      onClick={() => onPin(cuaa)}
    >
      <Icon name="pin" size="sm" />
      <span>{isMain ? FRAME.mainCompany : FRAME.alwaysUse}</span>
    </button>
  </li>
);

const ClosingEntry = ({
  icon,
  words,
  className,
  onPress,
}: {
  readonly icon: IconName;
  readonly words: string;
  readonly className?: string;
  readonly onPress: (() => void) | undefined;
}) => (
  <li className={className}>
    <button type="button" data-closes onClick={onPress}>
      <Icon name={icon} />
      <span>{words}</span>
    </button>
  </li>
);

/** "Ciao Anna!": the companies, each with its pin, and the way out. */
export const ProfileMenu = ({
  name,
  companies,
  selectedCuaa,
  mainCuaa,
  onChoose,
  onPin,
  onOpen,
  ways,
  otherRole,
  onOtherRole,
  onLogOut,
}: ProfileMenuProps) => (
  <Drop
    group="menu-della-testata"
    onOpen={onOpen}
    summary={
      <>
        <Icon name="user" />
        <span className="fw-semibold">{FRAME.greeting(name)}</span>
      </>
    }
  >
    {companies.length === 0 ? null : (
      <>
        <h2>{FRAME.yourCompanies}</h2>
        <ul className="pt-companies link-list">
          {companies.map((company) => (
            <CompanyEntry
              key={company.cuaa}
              company={company}
              isSelected={company.cuaa === selectedCuaa}
              isMain={company.cuaa === mainCuaa}
              onChoose={onChoose}
              onPin={onPin}
            />
          ))}
        </ul>
      </>
    )}
    <ul className="link-list pt-profile-ways">
      {ways.map(({ to, label, icon }) => (
        <li key={to}>
          <LinkTo to={to}>
            <Icon name={icon} />
            <span>{label}</span>
          </LinkTo>
        </li>
      ))}
      {otherRole === undefined ? null : <ClosingEntry icon="exchange-circle" words={otherRole} onPress={onOtherRole} />}
      <ClosingEntry icon="logout" words={FRAME.logOut} className="out" onPress={onLogOut} />
    </ul>
  </Drop>
);
