/** The setting that lets the test users be offered beyond this machine. */
const BEYOND_LOOPBACK_SETTING = 'PORTAL_DEMO_ANYWHERE';

const LOOPBACK = /^(localhost|::1|\[::1\]|127(\.\d{1,3}){3})$/i;

/**
 * Throws, in Italian, when other machines could reach a sign-on page without passwords: `host` is the address that the
 * server listens on, `allowed` the second, explicit setting.
 */
export const assertLoopback = (host: string, allowed: boolean): void => {
  if (LOOPBACK.test(host) || allowed) return;
  throw new Error(
    `L’accesso con gli utenti di prova non chiede password e si avvia solo su questa macchina (127.0.0.1, ::1 o localhost), non su «${host}». ` +
      `Per offrirlo anche ad altre macchine imposta ${BEYOND_LOOPBACK_SETTING}=true.`,
  );
};
