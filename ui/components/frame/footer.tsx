import { useId, type ReactNode } from 'react';
import type { MenuLink } from '#core/navigation/menu-link.ts';
import type { FooterLinks } from '#core/navigation/menus.ts';
import type { AgencyContacts } from '#core/navigation/portal-settings.ts';
import { Breakable } from '../breakable.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { Button } from '../button.tsx';
import { Folding } from '../folding.tsx';
import { Icon } from '../icons/icon.tsx';
import { iconNamed } from '../icons/icon-names.ts';
import { Illustration } from '../illustration.tsx';
import { MenuEntry } from '../menu-entry.tsx';
import { Brand, type Agency } from './brand.tsx';
import { FOOTER_ID } from './skip-links.tsx';

/** The footer of every page. */
export interface FooterProps {
  readonly agency: Agency;
  readonly homeTo: string;
  readonly path: string;
  readonly contacts: AgencyContacts;
  /** As the core groups them for the audience (NAV-07, NAV-08). */
  readonly links: FooterLinks;
  /** Where the pages that the editors add could not be had. */
  readonly onRetry?: (() => void) | undefined;
  /** Says that the data are invented (NAV-23). */
  readonly demonstration: boolean;
}

/** Entries of the last row: what every page of a public body must lead to. */
const LEGAL_IDS: readonly string[] = ['siteMap', 'legalNotes', 'privacy', 'accessibilityDeclaration'];

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Folding words={title}>{children}</Folding>
    </section>
  );
};

const LinkColumn = ({
  title,
  links,
  path,
  children,
}: {
  readonly title: string;
  readonly links: readonly MenuLink[];
  readonly path: string;
  readonly children?: ReactNode;
}) =>
  links.length === 0 ? null : (
    <Part title={title}>
      <ul className="footer-list link-list">
        {links.map((link) => (
          <li key={link.id}>
            <MenuEntry link={link} path={path} inModel />
          </li>
        ))}
      </ul>
      {children}
    </Part>
  );

const Contacts = ({ contacts }: { readonly contacts: AgencyContacts }) => (
  <Part title={FRAME.contacts}>
    <address className="footer-info">
      <p>{contacts.address}</p>
      <p>{FRAME.taxCode(contacts.taxCode)}</p>
      <p>{FRAME.vatNumber(contacts.vatNumber)}</p>
      <ul className="footer-list">
        <li>
          <span className="visually-hidden">{FRAME.phone} </span>
          <a href={`tel:${contacts.phone.replaceAll(/[^+\d]/g, '')}`}>{contacts.phone}</a>
        </li>
        <li>
          <span className="visually-hidden">{FRAME.certifiedMail} </span>
          <a href={`mailto:${contacts.certifiedMail}`}>
            <Breakable text={contacts.certifiedMail} />
          </a>
        </li>
      </ul>
    </address>
  </Part>
);

/** Hills, contacts, links, and the row of what the law asks for. */
export const Footer = ({ agency, homeTo, path, contacts, links, onRetry, demonstration }: FooterProps) => {
  const legal = links.useful.filter(({ id }) => LEGAL_IDS.includes(id));
  const useful = links.useful.filter(({ id }) => !LEGAL_IDS.includes(id));
  return (
    <footer className="it-footer" id={FOOTER_ID} tabIndex={-1}>
      <Illustration name="hills" className="pt-foot-art" />
      <div className="it-footer-main">
        <div className="container-xxl">
          <Brand agency={agency} homeTo={homeTo} />
          <div className="pt-grid">
            <Contacts contacts={contacts} />
            <LinkColumn title={FRAME.usefulLinks} links={useful} path={path}>
              {onRetry === undefined ? null : (
                <p className="mt-2">
                  {FRAME.furtherLinksFailed}{' '}
                  <Button look="link" onClick={onRetry}>
                    {COMMON.retry}
                  </Button>
                </p>
              )}
            </LinkColumn>
            <LinkColumn title={FRAME.assistance} links={links.assistance} path={path} />
            {links.social.length === 0 ? null : (
              <section aria-label={FRAME.followUs} className="pt-follow">
                <h2>{FRAME.followUs}</h2>
                <ul className="pt-socials it-socials list-inline">
                  {links.social.map((link) => (
                    <li key={link.id} className="list-inline-item m-0">
                      <MenuEntry link={link} path={path} bare>
                        <Icon name={iconNamed(link.icon, 'link')} />
                      </MenuEntry>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          {demonstration ? <p className="mt-3">{FRAME.demonstration}</p> : null}
          <nav aria-label={FRAME.legalLinks}>
            <Folding words={FRAME.legalLinks}>
              <ul className="it-footer-small-prints it-footer-small-prints-list">
                {legal.map((link) => (
                  <li key={link.id}>
                    <MenuEntry link={link} path={path} inModel />
                  </li>
                ))}
              </ul>
            </Folding>
          </nav>
        </div>
      </div>
    </footer>
  );
};
