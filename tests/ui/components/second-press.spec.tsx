import { describe, expect, it } from 'vitest';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { draw } from '#tests/support/drawn.tsx';

describe('the second press of a double click', () => {
  it('[AIDS-01] should send no form a second time, nor the one that came in its place', () => {
    const sent: string[] = [];
    const drawn = draw(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('sent');
        }}
      >
        <Button type="submit">Continua</Button>
      </form>,
    );
    // As browsers count: the second of a double click is 2, one of the keyboard 0.
    for (const detail of [1, 2, 3, 0, 1]) drawn.click(drawn.one('button'), { detail });
    expect(sent).toHaveLength(3);
  });

  it('[LIST-03] should lead on by a link no second time', () => {
    let asked = 0;
    const drawn = draw(
      <LinkButton to="/normative?page=2" onPress={() => (asked += 1)}>
        Mostra di più
      </LinkButton>,
    );
    for (const detail of [1, 2, 1, 0]) drawn.click(drawn.one('a'), { detail });
    expect(asked).toBe(3);
  });

  it('should be heard by any other button', () => {
    let heard = 0;
    const drawn = draw(<Button onClick={() => (heard += 1)}>Mese dopo</Button>);
    for (const detail of [1, 2]) drawn.click(drawn.one('button'), { detail });
    expect(heard).toBe(2);
  });
});
