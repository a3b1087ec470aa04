import type { DemonstrationUser } from './options.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const TYPE_NAMES: Readonly<Record<string, string>> = {
  AGRI: 'Agricoltore',
  'AGRI-IST': 'Agricoltore, per un istituto',
  'AGRI-CAA': 'Agricoltore e operatore CAA',
  CAA: 'Operatore CAA',
};

/** What all pages of the provider have in common. */
interface Frame {
  readonly agency: string;
  /** Address of the folder with style, mark and fonts, without a final slash. */
  readonly resources: string;
  readonly title: string;
  readonly opening: string;
  readonly body: string;
}

const page = ({ agency, resources, title, opening, body }: Frame): string => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} – ${escaped(agency)}</title>
<link rel="icon" href="${escaped(resources)}/mark.svg">
<link rel="stylesheet" href="${escaped(resources)}/sign-on.css">
</head>
<body>
<header>
<div class="strip"><div class="width">Accesso dimostrativo</div></div>
<div class="width brand"><img src="${escaped(resources)}/mark.svg" alt="" width="48" height="48"><span><b>${escaped(agency)}</b><span>Servizio di accesso</span></span></div>
</header>
<main>
<div class="opening"><div class="width"><h1>${escaped(title)}</h1><p>${opening}</p></div></div>
<div class="width body">
${body}
</div>
</main>
</body>
</html>
`;

/** Addresses that a page refers to. */
export interface PageLinks {
  readonly agency: string;
  readonly resources: string;
}

const personChoice = (
  user: DemonstrationUser,
): string => `<li><button class="person" type="submit" name="username" value="${escaped(user.username)}">
<b>${escaped(`${user.given_name} ${user.family_name}`)}</b>
<span class="type">${escaped(TYPE_NAMES[user.userType] ?? 'Tipo di utente non riconosciuto')} (${escaped(user.userType)})</span>
<span class="situation">${escaped(user.situation)}</span>
</button></li>`;

/** The page on which a test user is chosen: one form, one button per person, no password, no script. */
export const signInPage = (
  links: PageLinks & {
    readonly action: string;
    readonly cancel: string;
    readonly users: readonly DemonstrationUser[];
    readonly hasLeft: boolean;
  },
): string =>
  page({
    ...links,
    title: 'Accedi al portale',
    opening: `${links.hasLeft ? '<b>Hai lasciato l’area riservata.</b> ' : ''}Scegli la persona con cui vuoi entrare. Non serve una password.`,
    body: `<h2 id="utenti">Utenti di prova</h2>
<p class="notice"><b>Dati dimostrativi.</b> Queste persone e le loro aziende sono inventate: servono a provare il portale, non inserire dati veri.</p>
<form method="post" action="${escaped(links.action)}" aria-labelledby="utenti">
<ul class="people">
${links.users.map(personChoice).join('\n')}
</ul>
</form>
<p><a href="${escaped(links.cancel)}">Torna al portale senza accedere</a></p>`,
  });

/** The page that asks before ending a session when the request does not say whose it is. */
export const signOutPage = (links: PageLinks & { readonly action: string; readonly portal: string }): string =>
  page({
    ...links,
    title: 'Vuoi uscire?',
    opening: 'Se confermi, esci dal portale in questo browser.',
    body: `<form method="post" action="${escaped(links.action)}" aria-label="Uscita"><button class="action" type="submit" name="confirmed" value="yes">Esci</button></form>
<p><a href="${escaped(links.portal)}">Torna al portale senza uscire</a></p>`,
  });

/** The page shown once a session is over and no admitted address to return to was given. */
export const signedOutPage = (links: PageLinks & { readonly portal: string }): string =>
  page({
    ...links,
    title: 'Sessione chiusa',
    opening: 'La sessione di accesso è chiusa.',
    body: `<p><a href="${escaped(links.portal)}">Torna al portale</a></p>`,
  });

/** A refusal that cannot be sent back to the portal; `message` says what is wrong, in Italian. */
export const refusalPage = (
  links: PageLinks & { readonly portal: string; readonly message: string; readonly status: number },
): string =>
  page({
    ...links,
    title: links.status === 404 ? 'Pagina non trovata' : 'Richiesta non valida',
    opening: escaped(links.message),
    body: `<p>Torna al portale e riprova da lì. Se l’errore si ripete, segnalalo all’assistenza.</p>
<p><a href="${escaped(links.portal)}">Torna al portale</a></p>
<p class="code">Codice ${links.status}</p>`,
  });

/** A hidden page that runs one script from a file; `data` is given to it. */
export const framePage = (script: string, data = ''): string => `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><title>Verifica dell’accesso</title></head><body><script src="${escaped(script)}"${data === '' ? '' : ` data-answer="${escaped(data)}"`}></script></body></html>
`;
