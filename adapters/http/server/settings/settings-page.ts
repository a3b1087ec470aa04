import { COMMON_DEFAULTS, REQUIRED_IN_PRODUCTION, SHOWING_DEFAULTS } from './settings-defaults.ts';
import { SETTINGS_HELP, type SettingHelp } from './settings-help.ts';
import { SECRETS, SETTINGS_FILE, variableOf } from './settings.ts';

/** Where the page is kept. */
export const SETTINGS_PAGE = 'adapters/deploy/settings.md';

/** The page of settings, in Markdown. `npm run pages` writes it, and a test compares it. */
export const settingsPage = (): string => `# Le impostazioni

<!-- Questa pagina è scritta da «npm run pages»: le parole stanno in adapters/http/server/settings/settings-help.ts. -->

Si danno come variabili d’ambiente, o in un file JSON nominato da \`${SETTINGS_FILE}\` (oppure
\`npm start -- --settings <file>\`); l’ambiente vince. All’avvio sono controllate tutte insieme, e ogni errore è detto in italiano.

${SECRETS.map((name) => `\`${name}\``).join(', ')} si possono dare anche come file: la variabile con \`_FILE\` in fondo dice quale.

${tableOf(Object.entries(SETTINGS_HELP).filter(([path]) => !path.includes('.')))}
${[...new Set(Object.keys(SETTINGS_HELP).flatMap((path) => (path.includes('.') ? [sectionOf(path)] : [])))]
  .map(
    (section) =>
      `\n## ${section}\n\n${tableOf(Object.entries(SETTINGS_HELP).filter(([path]) => sectionOf(path) === section && path.includes('.')))}\n`,
  )
  .join('')}`;

// Helpers

const sectionOf = (path: string): string => path.split('.', 1)[0] ?? '';

const tableOf = (settings: readonly (readonly [string, SettingHelp])[]): string =>
  [
    '| Nome | Che cosa significa | Se manca | Esempio |',
    '|---|---|---|---|',
    ...settings.map(
      ([path, help]) => `| ${nameOf(path)} | ${help.meaning} | ${absentOf(path, help)} | ${exampleOf(help)} |`,
    ),
  ].join('\n');

const nameOf = (path: string): string => {
  const variable = variableOf(path);
  const key = `\`${path.split('.').at(-1) ?? path}\``;
  return variable === undefined ? key : `${key}, \`${variable}\``;
};

const exampleOf = ({ example }: SettingHelp): string => (example === undefined ? '' : code(example));

const absentOf = (path: string, { whenAbsent }: SettingHelp): string => {
  if (whenAbsent !== undefined) return whenAbsent;
  if (REQUIRED_IN_PRODUCTION[sectionOf(path)] !== undefined) return 'in esercizio serve';
  const [common, shown] = [valueAt(COMMON_DEFAULTS, path), valueAt(SHOWING_DEFAULTS, path)];
  if (common === undefined) return 'nulla';
  return shown === undefined || shown === common ? code(common) : `${code(common)}; nella dimostrazione ${code(shown)}`;
};

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, key) =>
        typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined,
      value,
    );

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
