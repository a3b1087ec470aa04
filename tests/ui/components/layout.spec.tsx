import { describe, expect, it } from 'vitest';
import { Columns } from '#ui/components/layout.tsx';
import { draw } from '#tests/support/drawn.tsx';

const MENU = <nav>Menu</nav>;
const FACTS = <p>Fatti</p>;

describe('Columns', () => {
  it.each([
    ['facts above the text beside a menu', { menu: MENU, aside: FACTS }, 'pt-cols side', 'MenuFattiTesto'],
    [
      'facts at its right where they come last',
      { menu: MENU, aside: FACTS, factsLast: true },
      'pt-cols side aside',
      'MenuTestoFatti',
    ],
    [
      'an index at its right, first for who reads line by line',
      { menu: MENU, menuAtRight: true, factsLast: true },
      'pt-cols aside facts-first',
      'MenuTesto',
    ],
    ['facts alone at its right, first on phones', { aside: FACTS }, 'pt-cols aside facts-first', 'FattiTesto'],
  ])('should set %s', (_, columns, look, order) => {
    const page = draw(<Columns {...columns}>Testo</Columns>);
    const drawn = page.one('.pt-cols');
    expect([drawn.className, drawn.textContent]).toEqual([look, order]);
  });
});
