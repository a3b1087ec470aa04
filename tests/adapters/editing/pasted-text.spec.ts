import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { cleanPasted } from '#adapters/editing/page/pasted-text.ts';

const pasted = (html: string): string => {
  const { document } = new Window();
  document.body.innerHTML = html;
  return cleanPasted(document.body as unknown as Element);
};

describe('what is pasted into a formatted text', () => {
  it('[RED-03] should be a text of the portal, out of a page as Word writes it', () => {
    const clean = pasted(readFileSync('tests/adapters/editing/pasted-from-word.html', 'utf8'));
    expect(clean).toBe(
      '<h2>Chi può chiedere</h2><p>L’azienda dice “sì” – e poi <strong>firma</strong> il <em>modulo</em>; vedi <a href="https://www.example.org/x">la pagina</a>.</p><ul><li>Prima voce</li><li>Seconda voce</li></ul><ol><li>Passo uno</li></ol><p>Coltura – Importo</p><p>Vite – 100 €</p><p>Roma, testo fine</p>',
    );
  });

  it.each([
    ['<p>a &lt;b&gt; &amp; "c"</p>', '<p>a &lt;b&gt; &amp; &quot;c&quot;</p>'],
    ['<p><a href="javascript:x()">x</a><script>y</script></p>', '<p>x</p>'],
    ['sciolto <b>forte</b><div><div>dentro</div></div>', '<p>sciolto <strong>forte</strong></p><p>dentro</p>'],
    ['<h1>Uno</h1><h5>Due</h5>', '<h2>Uno</h2><h3>Due</h3>'],
    ['<ul><li><p>Prima</p></li><li></li></ul>', '<ul><li>Prima</li></ul>'],
    ['<p>&nbsp;</p><p><b> </b></p>', ''],
  ])('[RED-03] should make of «%s» only what a text can hold', (html, expected) => {
    expect(pasted(html)).toBe(expected);
  });
});
