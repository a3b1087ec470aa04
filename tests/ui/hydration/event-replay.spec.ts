import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_EVENTS_SCRIPT, repeatEarlyEvents } from '#ui/hydration/early-events.ts';
import { type EventReplay, recordEvents } from '#ui/hydration/event-replay.ts';

const flush = (): void => undefined;

/** A page as the service sends it, with what is done to it recorded. */
const aPage = (html: string): { root: HTMLElement; events: EventReplay; touched: ReturnType<typeof vi.fn> } => {
  document.body.innerHTML = `<div id="portale">${html}</div>`;
  const root = document.getElementById('portale') as HTMLElement;
  const touched = vi.fn();
  return { root, touched, events: recordEvents(root, touched) };
};

const get = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (found === null) throw new Error(`nothing at ${selector}`);
  return found;
};

const type = (field: HTMLInputElement, value: string): void => {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** What was done to the page, in the order in which the page heard of it. */
let heard: string[];
const listen = (selector: string, name: string): void =>
  get(selector).addEventListener('click', () => heard.push(name));

beforeEach(() => {
  heard = [];
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('events before the script', () => {
  const early = (): void => {
    // In a browser the names of a script are those of its window.
    const inWindow = EARLY_EVENTS_SCRIPT.replaceAll(/var |\b(?=addEv|earlyEvents\?)/gu, 'window.');
    // oxlint-disable-next-line no-implied-eval -- it is run as the document runs it
    new Function(inWindow)();
  };

  it('should be recorded when it is here, and replayed once and in their order', () => {
    document.body.innerHTML = '<div id="portale"><button id="a" type="button">A</button><input id="b"></div>';
    early();
    get('#a').click();
    type(get('#b'), 'pascoli');
    get('#a').click();
    const root = get('#portale');
    const touched = vi.fn();
    const events = recordEvents(root, touched);
    expect(touched).not.toHaveBeenCalled();
    repeatEarlyEvents();
    expect(touched).toHaveBeenCalled();
    listen('#a', 'a');
    get('#b').addEventListener('input', () => heard.push(get<HTMLInputElement>('#b').value));
    get('#a').click();
    events.replay(flush);
    expect(heard).toEqual(['a', 'pascoli', 'a', 'a']);
    get('#a').click();
    expect(heard).toHaveLength(5);
  });

  it('should not be done again where the browser has done them by itself', () => {
    document.body.innerHTML =
      '<div id="portale"><a href="#p" role="button">Apri</a><form><button>Invia</button></form><details><summary>Di più</summary></details></div>';
    early();
    for (const selector of ['a', 'summary']) get(selector).click();
    get('button').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const touched = vi.fn();
    recordEvents(get('#portale'), touched);
    get('form').addEventListener('submit', () => heard.push('sent'));
    repeatEarlyEvents();
    expect([touched.mock.calls, heard]).toEqual([[], []]);
  });
});

describe('events before hydration', () => {
  it('should show at once that a press was heard, and be replayed in their order', () => {
    const { events, touched } = aPage('<button id="a">A</button><input id="b" name="b"><button id="c">C</button>');
    listen('#a', 'a');
    listen('#c', 'c');
    get('#b').addEventListener('input', () => heard.push(get<HTMLInputElement>('#b').value));
    get('#a').click();
    expect([get('#a').getAttribute('aria-busy'), heard]).toEqual(['true', []]);
    type(get('#b'), 'pas');
    get('#c').click();
    type(get('#b'), 'pascoli');
    heard = [];
    events.replay(flush);
    expect(heard).toEqual(['a', 'c', 'pascoli']);
    expect(get('#a').hasAttribute('aria-busy')).toBe(false);
    expect(touched).toHaveBeenCalled();
    get('#a').click();
    expect(heard.at(-1)).toBe('a');
  });

  it('should stop no other where one fails', () => {
    const { events } = aPage('<button id="a">A</button><button id="c">C</button>');
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    listen('#c', 'c');
    get('#a').click();
    get('#c').click();
    let runs = 0;
    events.replay(() => {
      runs += 1;
      if (runs === 1) throw new Error('no such part');
    });
    vi.unstubAllGlobals();
    expect([heard, reported.mock.calls.length]).toEqual([['c'], 1]);
  });

  it('should be found by place and not by words, in a page that was translated, altered by an extension and drawn again', () => {
    const row = (word: string, extra: string) =>
      `<main><p><button class="btn">${word}</button>${extra}</p><p><button class="btn">${word}</button>${extra}</p></main>`;
    const { root, events } = aPage(row('<font><font>Show</font></font>', '<span class="ext"></span>'));
    root.querySelectorAll<HTMLElement>('button')[1]?.click();
    root.innerHTML = row('Mostra', '');
    root
      .querySelectorAll('button')
      .forEach((button, index) => button.addEventListener('click', () => heard.push(String(index))));
    events.replay(flush);
    expect(heard).toEqual(['1']);
  });

  it('should keep what was typed, and where, though the field was drawn again', () => {
    const { root, events } = aPage('<main><input name="search" id="_R_1_" value=""></main>');
    const field = get<HTMLInputElement>('input');
    field.focus();
    type(field, 'pascoli');
    field.setSelectionRange(3, 3);
    field.dispatchEvent(new Event('selectionchange', { bubbles: true }));
    events.replaceAndReplay(() => {
      root.innerHTML = '<main><input name="search" id="_r_7_" value=""></main>';
    }, flush);
    expect([get<HTMLInputElement>('input').value, document.activeElement === get('input')]).toEqual(['pascoli', true]);
  });

  it('[LIST-02] should be what was chosen, once, though the choice is hydrated and set back while it tells of it', () => {
    const { events } = aPage('<select id="anno"><option>2025</option><option>2023</option></select>');
    const select = get<HTMLSelectElement>('#anno');
    select.addEventListener('change', () => heard.push(select.value));
    // What hydrates a part of the page gives its fields what its components know.
    events.onPending(() => {
      select.value = '2025';
    });
    select.value = '2023';
    for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
    expect(heard).toEqual([]);
    events.replay(flush);
    expect([heard, select.value]).toEqual([['2023'], '2023']);
  });

  it('should go back to the browser where it can do them alone, and wait visibly where only a script can', () => {
    const { events } = aPage('<a id="a" role="button" href="#menu">A</a><button id="c" type="button">C</button>');
    listen('#a', 'a');
    listen('#c', 'c');
    get('#a').click();
    get('#c').click();
    events.leaveToBrowser();
    expect([heard, get('#a').hasAttribute('aria-busy'), get('#c').getAttribute('aria-busy')]).toEqual([
      ['a'],
      false,
      'true',
    ]);
    get('#a').click();
    expect(heard).toEqual(['a', 'a']);
    events.replay(flush);
    expect(heard).toEqual(['a', 'a', 'c']);
  });

  it('should be replayed at once where hydration is under way', () => {
    const { events } = aPage('<button id="a">A</button>');
    const hurry = vi.fn();
    events.onPending(hurry);
    expect(hurry).not.toHaveBeenCalled();
    get('#a').click();
    expect(hurry).toHaveBeenCalledTimes(1);
  });
});
