import { escapeMarkup } from '#core/formatting/escape-markup.ts';
import type { DemonstrationUser } from './options.ts';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  AGRI: 'Agricoltore',
  'AGRI-IST': 'Agricoltore, per un istituto',
  'AGRI-CAA': 'Agricoltore e operatore CAA',
  CAA: 'Operatore CAA',
};

/** What every page shows or links to: the agency's name, the folder of style, mark and fonts, and the portal. */
interface PageLinks {
  readonly agency: string;
  readonly resources: string;
  readonly portal: string;
}

/** `opening` and `body` are HTML. */
const page = (
  { agency, resources }: PageLinks,
  title: string,
  opening: string,
  body: string,
): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} – ${escapeMarkup(agency)}</title>
<link rel="icon" href="${escapeMarkup(resources)}/mark.svg">
<link rel="stylesheet" href="${escapeMarkup(resources)}/sign-on.css">
</head>
<body>
<header>
<div class="strip"><div class="width">Accesso dimostrativo</div></div>
<div class="width brand"><img src="${escapeMarkup(resources)}/mark.svg" alt="" width="48" height="48"><span><b>${escapeMarkup(agency)}</b><span>Servizio di accesso</span></span></div>
</header>
<main>
<div class="opening"><div class="width"><h1>${escapeMarkup(title)}</h1><p>${opening}</p></div></div>
<div class="width body">
${body}
</div>
</main>
</body>
</html>
`;

const link = (url: string, text: string): string => `<p><a href="${escapeMarkup(url)}">${text}</a></p>`;

const userButton = ({ username, given_name, family_name, userType, situation }: DemonstrationUser): string =>
  `<li><button class="person" type="submit" name="username" value="${escapeMarkup(username)}">
<b>${escapeMarkup(`${given_name} ${family_name}`)}</b>
<span class="type">${escapeMarkup(TYPE_NAMES[userType] ?? 'Tipo di utente non riconosciuto')} (${escapeMarkup(userType)})</span>
<span class="situation">${escapeMarkup(situation)}</span>
</button></li>`;

/** The sign-in page: one form, one button per test user, no password, no script. */
export const signInPage = ({
  action,
  cancel,
  users,
  hasSignedOut,
  ...links
}: PageLinks & {
  readonly action: string;
  readonly cancel: string;
  readonly users: readonly DemonstrationUser[];
  readonly hasSignedOut: boolean;
}): string =>
  page(
    links,
    'Accedi al portale',
    `${hasSignedOut ? '<b>Hai lasciato l’area riservata.</b> ' : ''}Scegli la persona con cui vuoi entrare. Non serve una password.`,
    `<h2 id="utenti">Utenti di prova</h2>
<p class="notice"><b>Dati dimostrativi.</b> Queste persone e le loro aziende sono inventate: servono a provare il portale, non inserire dati veri.</p>
<form method="post" action="${escapeMarkup(action)}" aria-labelledby="utenti">
<ul class="people">
${users.map(userButton).join('\n')}
</ul>
</form>
${link(cancel, 'Torna al portale senza accedere')}`,
  );

/** Asks for confirmation when a logout request does not name its session. */
export const signOutPage = ({ action, ...links }: PageLinks & { readonly action: string }): string => {
  const form = `<form method="post" action="${escapeMarkup(action)}" aria-label="Uscita"><button class="action" type="submit" name="confirmed" value="yes">Esci</button></form>`;
  const body = `${form}\n${link(links.portal, 'Torna al portale senza uscire')}`;
  return page(links, 'Vuoi uscire?', 'Se confermi, esci dal portale in questo browser.', body);
};

/** Shown after a logout without an address to return to. */
export const signedOutPage = (links: PageLinks): string =>
  page(links, 'Sessione chiusa', 'La sessione di accesso è chiusa.', link(links.portal, 'Torna al portale'));

/** An error that cannot be returned to the client; `message` is Italian text. */
export const errorPage = (links: PageLinks, message: string, status: number): string => {
  const advice = '<p>Torna al portale e riprova da lì. Se l’errore si ripete, segnalalo all’assistenza.</p>';
  const body = `${advice}\n${link(links.portal, 'Torna al portale')}\n<p class="code">Codice ${status}</p>`;
  return page(links, status === 404 ? 'Pagina non trovata' : 'Richiesta non valida', escapeMarkup(message), body);
};

/** A hidden page that runs one script, which reads `answer`. */
export const framePage = (script: string, answer = ''): string => `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><title>Verifica dell’accesso</title></head><body><script src="${escapeMarkup(script)}"${answer === '' ? '' : ` data-answer="${escapeMarkup(answer)}"`}></script></body></html>
`;
