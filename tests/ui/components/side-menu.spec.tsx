import { describe, expect, it } from 'vitest';
import { agencySideMenu, aidSideMenu } from '#core/navigation/menus.ts';
import { SideMenu, sideItemsOf } from '#ui/components/side-menu.tsx';
import { draw } from '#tests/support/drawn.tsx';
import { routeTable } from '#core/navigation/routes.ts';
import { demonstrationSettings } from '#features/support/settings.ts';

const TABLE = routeTable(demonstrationSettings.names);

const marksAt = (menu: typeof agencySideMenu, path: string) =>
  draw(<SideMenu title="Menu" items={sideItemsOf(menu(TABLE), path)} />)
    .all('[aria-current]')
    .map((link) => [link.getAttribute('aria-current'), link.textContent]);

describe('the menu of a section', () => {
  it('[MENU-01] should mark the page shown, and of a page further down the entry that it belongs to', () => {
    expect(marksAt(agencySideMenu, '/agenzia/concorsi')).toEqual([
      ['page', 'Concorsi e procedure di reclutamento personale'],
    ]);
    expect(marksAt(agencySideMenu, '/agenzia/concorsi/mobilita')).toEqual([
      ['true', 'Concorsi e procedure di reclutamento personale'],
    ]);
    expect(marksAt(agencySideMenu, '/agenzia/concorsi-altri')).toEqual([]);
  });

  it('[MENU-02] should do so at every depth of the aids', () => {
    expect(marksAt(aidSideMenu, '/aiuti-e-bandi/pagamenti-ocm/ocm-vino/vendemmia-verde')).toEqual([
      ['true', 'Pagamenti OCM'],
    ]);
    expect(marksAt(aidSideMenu, '/aiuti-e-bandi')).toEqual([]);
  });
});
