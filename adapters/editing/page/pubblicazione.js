// Says what would change for readers, and publishes exactly that.
const WORDS = { inserted: 'Nuovo', updated: 'Cambiato', withdrawn: 'Ritirato' };
const part = (id) => document.getElementById(id);
const [outcome, list, faults, nothing, emptying, publish] = [
  'esito',
  'cambia',
  'errori',
  'nulla',
  'svuota',
  'pubblica',
].map(part);
const mayEmpty = emptying.querySelector('input');
let seen = '';

/** Says what is missing: nobody has signed in, or not as somebody who may. */
class SignInNeeded extends Error {}

const ask = async (call) => {
  const answer = await fetch('chiamate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  });
  const body = await answer.json();
  if (body.portal !== undefined) Object.assign(part('portale'), { textContent: body.portal, href: `${body.portal}/` });
  part('accesso').hidden = answer.status !== 401;
  if (answer.status === 401) throw new SignInNeeded(body.error);
  if (!answer.ok) throw new Error(body.error);
  return body;
};

const made = (tag, text, className = '') =>
  Object.assign(document.createElement(tag), { textContent: text, ...(className === '' ? {} : { className }) });

const day = (text) => new Date(`${text}T12:00:00`).toLocaleDateString('it-IT', { dateStyle: 'long' });

const line = ({ kind, type, title, from, form }) => {
  const item = document.createElement('li');
  const name = made(form === undefined ? 'span' : 'a', title);
  if (form !== undefined) name.href = `/_redazione/${form}`;
  item.append(made('span', WORDS[kind], 'come'), name, made('span', type, 'tipo'));
  if (from > new Date().toLocaleDateString('sv-SE')) item.append(made('span', `si vedrà dal ${day(from)}`, 'tipo'));
  return item;
};

const showFaults = (lines) => {
  faults.hidden = lines.length === 0;
  faults.querySelector('ul').replaceChildren(...lines.map((text) => made('li', text)));
};

const look = async () => {
  publish.disabled = true;
  const { state, changes = [], lines = [], mails = '', isEmptying = false } = await ask({ action: 'changes' });
  seen = state;
  showFaults(lines);
  list.replaceChildren(...changes.map(line));
  part('avvisati').textContent = mails;
  part('avvisati').hidden = mails === '' || changes.length === 0;
  nothing.hidden = changes.length > 0 || lines.length > 0;
  emptying.hidden = !isEmptying;
  mayEmpty.checked = false;
  publish.disabled = changes.length === 0 || isEmptying;
  publish.textContent = changes.length === 1 ? 'Pubblica 1 contenuto' : `Pubblica ${changes.length} contenuti`;
  if (changes.length === 0) publish.textContent = 'Pubblica';
};

const count = (number, one, many) => `${number} ${number === 1 ? one : many}`;

const publishNow = async () => {
  outcome.textContent = 'Pubblico…';
  publish.disabled = true;
  const report = await ask({ action: 'publish', state: seen, mayEmpty: mayEmpty.checked });
  await lookAtAll();
  if (report.kind === 'refused') {
    outcome.textContent = 'Non è stato pubblicato nulla.';
    return showFaults(report.lines);
  }
  const { inserted, updated, withdrawn } = report;
  outcome.textContent = `Pubblicato alle ${new Date().toLocaleTimeString('it-IT')}: ${[
    count(inserted, 'nuovo', 'nuovi'),
    count(updated, 'cambiato', 'cambiati'),
    count(withdrawn, 'ritirato', 'ritirati'),
  ].join(', ')}.`;
  return undefined;
};

const undo = ({ id, what }) => {
  const button = made('button', 'Annulla', 'secondo annulla');
  button.setAttribute('aria-label', `Annulla: ${what}`);
  button.addEventListener(
    'click',
    trying(async () => {
      const { lines } = await ask({ action: 'undo', id });
      await lookAtAll();
      showFaults(lines);
      outcome.textContent =
        lines.length === 0
          ? `Annullato: ${what}. Per chi legge cambia alla prossima pubblicazione.`
          : 'Non si può annullare.';
    }),
  );
  return button;
};

const deed = (done) => {
  const { kind, who, when, what, isFirst = false } = done;
  const item = document.createElement('li');
  const moment = new Date(when).toLocaleString('it-IT', { dateStyle: 'medium', timeStyle: 'short' });
  item.append(
    made('span', moment, 'quando'),
    made('span', who),
    made(kind === 'publication' ? 'strong' : 'span', what),
  );
  if (kind === 'change' && !isFirst) item.append(undo(done));
  return item;
};

const showHistory = async () => {
  const { deeds, unsent } = await ask({ action: 'history' });
  const history = part('storia');
  history.hidden = deeds === undefined;
  history.querySelector('ul').replaceChildren(...(deeds ?? []).map(deed));
  part('non-inviato').hidden = unsent === undefined;
  part('non-inviato').textContent = `Non è ancora arrivato al deposito dell’agenzia: ${unsent}`;
};

const lookAtAll = async () => {
  await look();
  await showHistory();
};

const trying = (work) => async () => {
  try {
    await work();
  } catch (error) {
    outcome.textContent = error instanceof SignInNeeded ? error.message : `Non riesce: ${error.message}`;
  }
};

const lookAgain = trying(async () => {
  await lookAtAll();
  outcome.textContent = `Guardato alle ${new Date().toLocaleTimeString('it-IT')}.`;
});
mayEmpty.addEventListener('change', () => {
  publish.disabled = !mayEmpty.checked;
});
publish.addEventListener('click', trying(publishNow));
part('guarda').addEventListener('click', lookAgain);
void lookAgain();
