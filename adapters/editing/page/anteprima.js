// Shows the portal with the contents of the folder, anew after each import; what the importer refuses stands above it.
const status = document.getElementById('stato');
const faults = document.getElementById('errori');
const list = faults.querySelector('ul');
const frame = document.querySelector('iframe');
let shown = 0;

const hour = (moment) => new Date(moment).toLocaleTimeString('it-IT');

const show = ({ state, moment, lines, version, start, editor }) => {
  document.getElementById('rimandi').hidden = !editor;
  list.replaceChildren(...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })));
  faults.hidden = lines.length === 0;
  if (state === 'importing') status.textContent = 'Leggo i contenuti…';
  else if (state === 'refused') status.textContent = `Letti alle ${hour(moment)}: non sono entrati.`;
  else status.textContent = `Aggiornata alle ${hour(moment)}.`;
  if (version === shown) return;
  if (frame.getAttribute('src') === null) frame.src = start;
  else frame.contentWindow.location.reload();
  shown = version;
};

const events = new EventSource('stato');
events.addEventListener('message', ({ data }) => show(JSON.parse(data)));
events.addEventListener('error', () => {
  status.textContent = 'Il comando che prepara l’anteprima si è fermato: avviarlo di nuovo, la pagina riprende da sé.';
});
