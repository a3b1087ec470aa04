import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { Carousel } from '#ui/components/carousel.tsx';
import { Checkbox, CheckboxGroup } from '#ui/components/choices.tsx';
import { Chip } from '#ui/components/chip.tsx';
import { ClarityRating } from '#ui/components/clarity-rating.tsx';
import { DefinitionList } from '#ui/components/facts.tsx';
import { DateField, TextField } from '#ui/components/fields.tsx';
import { Gallery } from '#ui/components/gallery.tsx';
import { inLanguage } from '#ui/components/in-language.tsx';
import { EndOfList, ProgressBar } from '#ui/components/progress.tsx';
import { RichText } from '#ui/components/rich-text.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { Tag } from '#ui/components/status.tsx';
import { Table } from '#ui/components/table.tsx';
import { draw } from '#tests/support/drawn.tsx';

describe('Tag', () => {
  it('should say a status by colour, icon and word; an unknown value by itself', () => {
    const page = draw(
      <>
        <Tag tone="bad" icon="ban" word="Non utilizzabile" />
        <Tag tone="mute" icon={undefined} word="ALTRO" />
      </>,
    );
    expect(
      page
        .all('.pt-tag')
        .map((tag) => [tag.classList.contains('bad'), tag.querySelectorAll('svg').length, tag.textContent]),
    ).toEqual([
      [true, 1, 'Non utilizzabile'],
      [false, 0, 'ALTRO'],
    ]);
  });
});

describe('Button', () => {
  it('should send no form unless it is asked to', () => {
    expect(
      draw(<Button>Apri</Button>)
        .one('button')
        .getAttribute('type'),
    ).toBe('button');
  });
});

describe('a title in another language', () => {
  it('should carry its language in cards, breadcrumbs and rows of documents', () => {
    const page = draw(
      <>
        <Card title={inLanguage('Infotag zur Flächenprämie', 'de')} />
        <Breadcrumbs steps={[{ label: 'Meeting', address: undefined, language: 'en' }]} />
        <Card title={inLanguage('Incontro', undefined)} />
      </>,
    );
    expect(page.all('[lang]').map((words) => [words.getAttribute('lang'), words.textContent])).toEqual([
      ['de', 'Infotag zur Flächenprämie'],
      ['en', 'Meeting'],
    ]);
  });
});

describe('Card', () => {
  it('should be one link, with format and size in its name', () => {
    const page = draw(
      <Card
        title="Istruzioni operative"
        target={{ href: '/media/x.pdf' }}
        linkWords="PDF, 412 kB"
        foot="PDF, 412 kB"
      />,
    );
    expect(page.one('a').textContent).toContain('Istruzioni operative (PDF, 412 kB)');
  });

  it('[FILE-04] should have a coloured edge when in alert', () => {
    expect(draw(<Card alert="bad" title="Coordinate" />).one('article').className).toContain('alerting');
  });
});

describe('Chip', () => {
  it('[LIST-04] should name the filter that it takes off, and work as a link before any script', () => {
    const onRemove = vi.fn();
    const page = draw(<Chip label="Anno 2026" removeTo="/normative" onRemove={onRemove} />);
    const cross = page.named('Elimina il filtro Anno 2026');
    expect(cross.getAttribute('href')).toBe('/portale/normative');
    page.click(cross);
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});

describe('fields', () => {
  it('[PAGE-33] should tie hint and error to their field', () => {
    const field = draw(<TextField label="Codice fiscale" hint="16 caratteri" error="Controlla il codice." />).one(
      'input',
    );
    const words = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect([field.getAttribute('aria-invalid'), words]).toEqual(['true', ['16 caratteri', 'Controlla il codice.']]);
  });

  it('[LIST-09] should take days from 1900-01-01 to 2100-12-31', () => {
    const field = draw(<DateField label="Dal" />).one('input');
    expect([field.getAttribute('type'), field.getAttribute('min'), field.getAttribute('max')]).toEqual([
      'date',
      '1900-01-01',
      '2100-12-31',
    ]);
  });

  it('should keep what is chosen in the order of the options', () => {
    const seen: (readonly string[])[] = [];
    const Group = () => {
      const [chosen, setChosen] = useState<readonly string[]>(['c']);
      const change = (next: readonly string[]) => {
        seen.push(next);
        setChosen(next);
      };
      return (
        <CheckboxGroup
          legend="Categoria"
          name="categories"
          chosen={chosen}
          onChange={change}
          options={['a', 'b', 'c'].map((value) => ({ value, name: value, count: 1 }))}
        />
      );
    };
    const page = draw(<Group />);
    for (const box of [page.all('input')[0], page.all('input')[2]]) if (box !== undefined) page.click(box);
    expect(seen).toEqual([['a', 'c'], ['a']]);
    expect(page.text()).toContain('1 risultato');
  });

  it('should tie an error to its box', () => {
    const box = draw(<Checkbox label="Ho letto" error="Serve il consenso." />).one('input');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Serve il consenso.');
  });
});

describe('SearchField', () => {
  it('[LIST-02] should be cleared by its button and show the words of the address', () => {
    const onSearch = vi.fn();
    const page = draw(<SearchField id="q" label="Cerca" name="search" value="pagamenti" onSearch={onSearch} />);
    page.click(page.named('Cancella'));
    expect([page.one('input').getAttribute('value'), onSearch.mock.calls]).toEqual(['', [['']]]);
    page.again(<SearchField id="q" label="Cerca" name="search" value="vino" />);
    expect(page.one('input').getAttribute('value')).toBe('vino');
  });
});

describe('progress', () => {
  it('[BANDO-02] should have a name and a value in words', () => {
    const bar = draw(
      <ProgressBar label="Stato del bando" value={2} max={3} valueText="In corso di espletamento" tone="warn" />,
    ).one('progress');
    expect([
      bar.getAttribute('aria-label'),
      bar.getAttribute('aria-valuetext'),
      bar.getAttribute('value'),
      bar.getAttribute('max'),
    ]).toEqual(['Stato del bando', 'In corso di espletamento', '2', '3']);
  });

  it('[LIST-02] should say how many of how many are shown', () => {
    expect(draw(<EndOfList shown={9} total={1043} more={undefined} />).text()).toBe('Mostrati 9 di 1.043');
  });

  it('should stand a total of nothing', () => {
    expect(
      draw(<EndOfList shown={0} total={0} more={undefined} />)
        .one('progress')
        .getAttribute('max'),
    ).toBe('1');
  });
});

describe('Table', () => {
  it('[PAGE-40] should be a plain table without roles of its own, and tell nobody of its bars', () => {
    const page = draw(
      <Table
        caption="Importi erogati"
        rows={[{ id: 'PD 01', amount: '1.413 mln €' }]}
        rowKey={({ id }) => id}
        head={{ title: 'Intervento', cell: ({ id }) => id }}
        columns={[{ key: 'amount', title: 'Importo', kind: 'amount', cell: ({ amount }) => amount }]}
        bar={() => ({ own: 0.5 })}
        total={{ title: 'Totale', cells: ['1.413 mln €'] }}
      />,
    );
    expect(page.all('table [role]')).toEqual([]);
    expect(
      page
        .all('tr')
        .map((row) => [...row.querySelectorAll(':is(th, td):not([aria-hidden])')].map((cell) => cell.textContent)),
    ).toEqual([
      ['Intervento', 'Importo'],
      ['PD 01', '1.413 mln €'],
      ['Totale', '1.413 mln €'],
    ]);
    expect(page.all('[aria-hidden=true]:is(th, td)').map(({ textContent }) => textContent)).toEqual(['', '', '']);
    expect([page.one('svg').getAttribute('aria-hidden'), page.one('rect').getAttribute('width')]).toEqual([
      'true',
      '500',
    ]);
  });
});

describe('DefinitionList', () => {
  it('[FILE-10] should show a dash for what is missing', () => {
    const page = draw(
      <DefinitionList
        facts={[
          { term: 'PEC', value: undefined },
          { term: 'CUAA', value: 'X', isCode: true },
        ]}
      />,
    );
    expect(page.all('dd').map((value) => value.textContent)).toEqual(['–', 'X']);
  });
});

describe('Carousel', () => {
  it('[CONST-05] should move a row of logos by 300 and stop at its ends', () => {
    const moves: unknown[] = [];
    const page = draw(<Carousel kind="logos" title="Con il sostegno di" items={[{ key: 'a', item: 'A' }]} />);
    const row = page.one('ul');
    Reflect.set(row, 'scrollBy', (move: unknown) => moves.push(move));
    // The row itself stops where it ends: what is pressed before it has been measured is not lost.
    Reflect.defineProperty(row, 'scrollWidth', { value: 1000 });
    Reflect.defineProperty(row, 'clientWidth', { value: 400 });
    page.click(page.named('Precedente'));
    act(() => void row.dispatchEvent(new Event('scroll')));
    page.click(page.named('Successivo'));
    expect(moves).toEqual([{ left: -300 }, { left: 300 }]);
    expect(page.named('Precedente').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('Gallery', () => {
  it('[PAGE-13] should open a picture large, with the ones before and after it', () => {
    const images = ['a', 'b'].map((name) => ({
      url: `/media/${name}.webp`,
      alt: `Foto ${name}`,
      width: 300,
      height: 200,
    }));
    const Held = () => {
      const [place, setShown] = useState<number>();
      return <Gallery title="Immagini" images={images} place={place} onShow={setShown} />;
    };
    const page = draw(<Held />);
    page.click(page.named('Espandi l’immagine 1 di 2'));
    const large = () => page.one('dialog img').getAttribute('alt');
    const atEnd = (words: string) => page.named(words).getAttribute('aria-disabled');
    expect([large(), atEnd('Precedente'), atEnd('Successivo')]).toEqual(['Foto a', 'true', 'false']);
    page.click(page.named('Precedente'));
    expect(large()).toBe('Foto a');
    page.click(page.named('Successivo'));
    expect([large(), atEnd('Precedente'), atEnd('Successivo')]).toEqual(['Foto b', 'false', 'true']);
    page.key(page.one('dialog img'), 'ArrowLeft');
    expect(large()).toBe('Foto a');
  });
});

describe('ClarityRating', () => {
  it('should send the fields of its form, as a browser without script would', () => {
    const onRate = vi.fn();
    const page = draw(<ClarityRating page="/normative" action="/portale/chiarezza" stage="asking" onRate={onRate} />);
    expect([page.one('form').getAttribute('method'), page.one('form').getAttribute('action')]).toEqual([
      'post',
      '/portale/chiarezza',
    ]);
    page.click(page.one('input[value="4"]'));
    page.click(page.one('input[value="indicazioni-chiare"]'));
    page.write(page.one('textarea'), 'Ben fatta');
    page.click(page.named('Invia la valutazione'));
    expect(onRate.mock.calls).toEqual([
      [
        [
          ['pagina', '/normative'],
          ['chiarezza', '4'],
          ['aspetti', 'indicazioni-chiare'],
          ['dettagli', 'Ben fatta'],
        ],
      ],
    ]);
  });

  it('should keep what was filled in, and say what is wrong with it beside it', () => {
    const draft = { page: '/x', clarity: '', answers: ['problemi-tecnici'], details: 'Troppo lungo' };
    const page = draw(
      <ClarityRating
        page="/x"
        action="/y"
        stage="asking"
        draft={draft}
        errors={{ clarity: 'Scegli.', details: 'Togline 3.' }}
        onRate={vi.fn()}
      />,
    );
    expect((page.one('textarea') as HTMLTextAreaElement).value).toBe('Troppo lungo');
    expect((page.one('input[value="problemi-tecnici"]') as HTMLInputElement).checked).toBe(true);
    expect(page.text()).toContain('Scegli.');
    expect(page.text()).toContain('Togline 3.');
  });
});

describe('RichText', () => {
  it('[VAL-06] should draw a tree with elements, and a dangerous address as words', () => {
    const page = draw(
      <RichText
        text={[
          { kind: 'heading', level: 2, children: [{ kind: 'text', text: 'Titolo <b>' }] },
          {
            kind: 'paragraph',
            children: [
              { kind: 'strong', children: [{ kind: 'text', text: 'Nota' }] },
              { kind: 'link', url: 'javascript:alert(1)', children: [{ kind: 'text', text: 'cattivo' }] },
            ],
          },
          { kind: 'list', ordered: true, items: [[{ kind: 'paragraph', children: [{ kind: 'text', text: 'Uno' }] }]] },
          {
            kind: 'quote',
            children: [
              { kind: 'paragraph', children: [{ kind: 'emphasis', children: [{ kind: 'text', text: 'Detto' }] }] },
            ],
          },
          { kind: 'table', head: [[{ kind: 'text', text: 'Anno' }]], rows: [[[{ kind: 'text', text: '2026' }]]] },
        ]}
      />,
    );
    expect([page.one('h2').textContent, page.all('b, script, a').length]).toEqual(['Titolo <b>', 0]);
    expect(
      ['strong', 'ol > li', 'blockquote em', 'th[scope=col]', 'td'].map((selector) => page.one(selector).textContent),
    ).toEqual(['Nota', 'Uno', 'Detto', 'Anno', '2026']);
  });
});
