/** Style of the report, on the screen and on paper. */
export const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #17324d; margin: 0 auto; max-width: 60rem; padding: 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.35rem; margin: 2rem 0 0; }
h3 { font-size: 1.1rem; margin: 0; }
h4 { font-size: 1rem; margin: 1rem 0 0; }
.cut { border-left: 4px solid #a6192e; padding-left: .75rem; }
article { border-top: 1px solid #c5c7c9; padding: 1rem 0; }
form { display: flex; flex-wrap: wrap; gap: 1rem; position: sticky; top: 0; background: #fff; padding: .5rem 0; }
input, select { font: inherit; padding: .25rem .5rem; }
code, .where { color: #5b6f82; font-size: .875rem; overflow-wrap: anywhere; }
.where { margin: 0; }
.passed, .partly, .failed, .declared { font-size: .8rem; padding: .1rem .4rem; border: 1px solid; margin-right: .25rem; white-space: nowrap; }
.passed { color: #006445; }
.partly { color: #7a4a00; }
.failed { color: #a6192e; }
.declared { color: #5b6f82; }
pre { white-space: pre-wrap; background: #f5f6f7; padding: .5rem; }
[hidden] { display: none; }
@media print { form { display: none; } article { break-inside: avoid-page; } }
`;

/** Script of the report: filters by words and outcome, and opens everything before it is printed. */
export const FILTER = `
const form = document.forms[0];
const rows = [...document.querySelectorAll('article')].map((row) => [row, row.textContent.toLowerCase()]);
const filter = () => {
  const words = form.words.value.toLowerCase().split(/\\s+/);
  let shown = 0;
  for (const [row, text] of rows) {
    row.hidden = !(words.every((word) => text.includes(word)) && ['', row.dataset.outcome].includes(form.outcome.value));
    if (!row.hidden) shown += 1;
  }
  for (const part of document.querySelectorAll('main > section')) part.hidden = part.querySelector('article:not([hidden])') === null;
  form.querySelector('output').value = shown + ' di ' + rows.length;
};
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('beforeprint', () => { for (const one of document.querySelectorAll('details')) one.open = true; });
filter();
`;
