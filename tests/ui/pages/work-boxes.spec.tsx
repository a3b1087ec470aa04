import { expect, it } from 'vitest';
import { messagesByKind } from '#core/client-messages/recipients.ts';
import { MOST_RECIPIENTS } from '#core/client-messages/limits.ts';
import { CountLine } from '#ui/pages/client-messages/choice-bar.tsx';
import { useChoice } from '#ui/pages/client-messages/use-choice.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { boxesOf } from '#ui/pages/desk/work-boxes.tsx';
import { draw } from '#tests/support/drawn.tsx';
import { day } from '#tests/support/mothers/day.ts';
import { aWorkRow } from '#tests/support/mothers/producers.ts';

const TODAY = day('2026-11-25');
const rowOf = (friendlyUrl: string, kind: 'pec' | 'contract') =>
  aWorkRow({
    kind,
    id: `${kind} ${friendlyUrl}`,
    producer: { friendlyUrl, cuaa: '01234560017', registeredName: friendlyUrl },
  });

const Boxes = () => {
  const choice = useChoice();
  const rows = [rowOf('Uno', 'pec'), rowOf('Due', 'contract'), rowOf('Due', 'pec')];
  const { head, cell } = boxesOf(choice, rows, TODAY);
  return (
    <>
      {head}
      {rows.map((row) => (
        <div key={row.id}>{cell(row)}</div>
      ))}
      <output>{choice.chosen.length}</output>
    </>
  );
};

it('[CAAM-06] should choose every row shown by one box, and say with it where only some are chosen', () => {
  const page = draw(<Boxes />);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const [all, first] = boxes;
  const states = (): readonly unknown[] => [all?.checked, all?.indeterminate, page.one('output').textContent];
  expect(all?.getAttribute('aria-label')).toBe('Scegli tutte le righe mostrate');
  expect(states()).toEqual([false, false, '0']);
  if (all === undefined || first === undefined) throw new Error('there are no boxes');
  page.click(all);
  expect(states()).toEqual([true, false, '3']);
  page.click(first);
  expect(states()).toEqual([false, true, '2']);
  page.click(all);
  page.click(all);
  expect(states()).toEqual([false, false, '0']);
});

it.each([1, MOST_RECIPIENTS, MOST_RECIPIENTS + 1, 3 * MOST_RECIPIENTS])(
  '[CAAM-01] should say before writing in how many messages %i clients are written to, and the most of one, where they are several',
  (count) => {
    const rows = Array.from({ length: count }, (_, at) => rowOf(`Cliente ${at}`, 'pec'));
    const Bar = () => {
      const choice = useChoice();
      return (
        <>
          <CountLine context={{} as PageContext} choice={choice}>
            {null}
          </CountLine>
          {boxesOf(choice, rows, TODAY).head}
          <output>{messagesByKind(choice.chosen).length}</output>
        </>
      );
    };
    const page = draw(<Bar />);
    page.click(page.one('input[type="checkbox"]'));
    const messages = Number(page.one('output').textContent);
    const said = /: (\d+) messaggi, al massimo (\d+) produttori ciascuno$/u.exec(
      page.one('.pt-chosen-bar p').textContent ?? '',
    );
    expect(said === null ? [1] : said.slice(1).map(Number)).toEqual(messages > 1 ? [messages, MOST_RECIPIENTS] : [1]);
    expect(messages).toBe(Math.ceil(count / MOST_RECIPIENTS));
  },
);
