import { classes } from './classes.ts';
import { LinkTo } from './link-to.tsx';

/** A view of the page, at an address of its own. */
export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly to: string;
  readonly current: boolean;
}

/** The views of a page, as links: each has its address, so that Back, reload and a copied link keep it. */
export const Tabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) => (
  <nav aria-label={label}>
    <ul className={classes('pt-tabs', 'nav', 'nav-tabs', tabs.length === 2 && 'two')}>
      {tabs.map(({ key, label: words, to, current }) => (
        <li key={key} className="nav-item">
          <LinkTo to={to} aria-current={current ? 'page' : undefined}>
            {words}
          </LinkTo>
        </li>
      ))}
    </ul>
  </nav>
);
