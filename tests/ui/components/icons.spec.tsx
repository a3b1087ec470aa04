import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AssetsProvider } from '#ui/components/assets.tsx';
import { iconNamed, LIBRARY_ICON_NAMES, OWN_ICON_NAMES } from '#ui/components/icons/icon-names.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { spriteOfUsedIcons } from '#tests/support/sprite.ts';

describe('sprite', () => {
  it('should hold exactly the listed icons (renew with: npx vitest run --project ui tests/ui/components/icons -u)', async () => {
    await expect(spriteOfUsedIcons()).toMatchFileSnapshot('../../../ui/components/icons/sprite.svg');
  });

  it('should list only icons that a source names', () => {
    const sources = ['ui', 'core', 'adapters']
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
      .filter((file) => /\.(tsx?|ya?ml|json)$/.test(file) && !file.endsWith('icon-names.ts'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const idle = [...LIBRARY_ICON_NAMES, ...OWN_ICON_NAMES].filter(
      (name) => !new RegExp(`['": ](it-)?${name}['"\\s,]`).test(sources),
    );
    expect(idle).toEqual([]);
  });
});

describe('iconNamed', () => {
  it('should know the icons by both of their names, and nothing else', () => {
    expect([
      iconNamed('it-search', 'link'),
      iconNamed('search', 'link'),
      iconNamed('it-nessuno', 'link'),
      iconNamed(undefined, 'file'),
    ]).toEqual(['search', 'search', 'link', 'file']);
  });
});

describe('Icon', () => {
  it('[CONST-10] should point to the sprite under the base path of the deployment', () => {
    const html = renderToString(
      <AssetsProvider basePath="/altro/percorso">
        <Icon name="search" />
      </AssetsProvider>,
    );
    expect(html).toMatch(/href="(\/altro\/percorso\/assets\/|\/)[^"]*#it-search"/);
    expect(html).toContain('aria-hidden="true"');
  });

  it('should say its title instead of the icon', () => {
    expect(renderToString(<Icon name="error" title="Da controllare" />)).toContain(
      'role="img" aria-label="Da controllare"',
    );
  });
});
