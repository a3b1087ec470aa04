/** The setting by which an operator says that the test users may be offered beyond this machine. */
export const BEYOND_LOOPBACK_SETTING = 'PORTAL_DEMO_ANYWHERE';

const isLoopback = (host: string): boolean => {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
};

/**
 * Refuses an address from which other machines could reach a sign-on page that asks for no password.
 * `host` is what the server listens on; `allowed` is the operator's second, explicit setting.
 * Throws an error whose message is for people.
 */
export const assertLoopback = (host: string, allowed: boolean): void => {
  if (isLoopback(host) || allowed) return;
  throw new Error(
    `L’accesso con gli utenti di prova non chiede password e si avvia solo su questa macchina (127.0.0.1, ::1 o localhost), non su «${host}». ` +
      `Per offrirlo anche ad altre macchine imposta ${BEYOND_LOOPBACK_SETTING}=true.`,
  );
};
