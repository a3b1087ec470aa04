/** What a page does against the rules that every page keeps for the eye, a line for each; run in the page (PAGE-71). */
export const faultsOfHand = (): readonly string[] => {
  const main = document.querySelector('main') ?? document.body;
  const isShown = (element: Element): boolean => element.checkVisibility() && element.closest('dialog') === null;
  const all = (selector: string, root: ParentNode = main): readonly HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const shortly = (element: Element): string => element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
  const faults: string[] = [];

  // One filled button in a view: what one came for. The lens belongs to its field.
  const filled = all('.btn-primary').filter((button) => button.closest('search, [role=search]') === null);
  const [first] = filled;
  for (const button of filled) {
    const apart = button.getBoundingClientRect().top - (first?.getBoundingClientRect().top ?? 0);
    if (button !== first && apart < window.innerHeight) faults.push(`two filled buttons: ${shortly(button)}`);
    if (/\.pdf\b|\bPDF\b/i.test(`${button.getAttribute('href') ?? ''} ${button.textContent}`))
      faults.push(`a filled file: ${shortly(button)}`);
  }

  // No picture stands twice on a page.
  const pictures = all('img').map((image) => image.getAttribute('src') ?? '');
  for (const source of new Set(pictures.filter((one, place) => pictures.indexOf(one) !== place)))
    faults.push(`a picture twice: ${source}`);

  // A heading says what follows, and not that something does.
  for (const heading of all('h1, h2, h3, h4'))
    if (/^(?:contenuto|contenuti|testo|descrizione)$/i.test(shortly(heading)))
      faults.push(`a heading without words: ${shortly(heading)}`);

  // A day stands once in a card, in a first block and in what is said beside a text.
  for (const box of all('.it-card, .pt-answer, aside > .pt-dl')) {
    const said = new Set<string>();
    for (const [day = ''] of box.innerText.matchAll(/\b\d{2}\/\d{2}\/\d{4}\b/g)) {
      if (said.has(day)) faults.push(`a day twice: ${day} in ${shortly(box)}`);
      said.add(day);
    }
  }

  const linesOf = (node: Node, from = 0, to = node.textContent?.length ?? 0): number => {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (node.nodeType === Node.TEXT_NODE) {
      range.setStart(node, from);
      range.setEnd(node, to);
    }
    const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 8));
    return new Set(tops).size;
  };
  const textsIn = (element: Element): readonly Node[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode);
    return texts;
  };
  const isRead = (text: Node): boolean => {
    const around = text.parentElement;
    if (around === null || !around.checkVisibility() || around.closest('svg') !== null) return false;
    // What is there for the ear alone is no higher, or no wider, than a point.
    for (let host: Element | null = around; host !== null; host = host.parentElement) {
      const { width, height } = host.getBoundingClientRect();
      if (width === 1 || height === 1) return false;
    }
    return true;
  };

  // A tag is one line.
  for (const tag of all('.pt-tag'))
    if (textsIn(tag).some((text) => isRead(text) && linesOf(text) > 1))
      faults.push(`a tag in two lines: ${shortly(tag)}`);

  // A word is in one piece; an address breaks after its signs.
  for (const fact of all('dt, dd, h1, h2, h3, .btn, .pt-tag, th, td'))
    for (const text of textsIn(fact))
      if (linesOf(text) > 1 && isRead(text))
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu))
          if (linesOf(text, index, index + word.length) > 1) faults.push(`a broken word: ${word} in ${shortly(fact)}`);
  return faults;
};
