import { FRAME } from '#ui/copy/frame.ts';
import { Drop } from '../drop.tsx';
import { Icon } from '../icons/icon.tsx';
import { IconButton } from '../button.tsx';

/** A company of the profile menu. */
interface ProfileCompany {
  readonly cuaa: string;
  readonly registeredName: string;
}

/** The menu of who is logged in. */
export interface ProfileMenuProps {
  readonly name: string;
  /** Empty for a CAA: "Le tue aziende" is then not there (NAV-13). */
  readonly companies: readonly ProfileCompany[];
  readonly selectedCuaa?: string | undefined;
  readonly mainCuaa?: string | undefined;
  readonly onChoose: (cuaa: string) => void;
  /** Selects a company and keeps it as the main one (SES-13). */
  readonly onPin: (cuaa: string) => void;
  /** The words of the person's other role, for who has two. */
  readonly otherRole?: string | undefined;
  readonly onOtherRole?: (() => void) | undefined;
  readonly onLogOut: () => void;
}

/** "Ciao Anna!": the companies, each with its pin, and the way out. */
export const ProfileMenu = ({
  name,
  companies,
  selectedCuaa,
  mainCuaa,
  onChoose,
  onPin,
  otherRole,
  onOtherRole,
  onLogOut,
}: ProfileMenuProps) => (
  <Drop
    group="menu-della-testata"
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
          {companies.map(({ cuaa, registeredName }) => {
            const isSelected = cuaa === selectedCuaa;
            const isMain = cuaa === mainCuaa;
            return (
              <li key={cuaa}>
                <button
                  type="button"
                  aria-current={isSelected ? 'true' : undefined}
                  data-closes
                  onClick={() => onChoose(cuaa)}
                >
                  <span>
                    <span className="d-block">{registeredName}</span>
                    <span className="pt-mono pt-soft">{cuaa}</span>
                    {isSelected ? <span className="visually-hidden">, {FRAME.currentCompany}</span> : null}
                  </span>
                  {isSelected ? <Icon name="check" size="sm" /> : null}
                </button>
                <IconButton
                  icon="pin"
                  label={isMain ? FRAME.pinnedCompany(registeredName) : FRAME.pinCompany(registeredName)}
                  aria-pressed={isMain}
                  onClick={() => onPin(cuaa)}
                />
              </li>
            );
          })}
        </ul>
      </>
    )}
    <ul className="link-list">
      {otherRole === undefined ? null : (
        <li>
          <button type="button" data-closes onClick={onOtherRole}>
            <span>{otherRole}</span>
            <Icon name="refresh" size="sm" />
          </button>
        </li>
      )}
      <li>
        <button type="button" data-closes onClick={onLogOut}>
          <span>{FRAME.logOut}</span>
          <Icon name="logout" size="sm" />
        </button>
      </li>
    </ul>
  </Drop>
);
