import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

/** The build without windows comes first: the same engine, and twice as quick, since it draws no tool bars for anybody. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What Chromium switches off for tests by itself (a later list replaces the earlier one, so that it stands here too),
 * and the tool bars that it draws as pages of their own for each window, which nobody looks at.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'InitialWebUI',
  'WebUIReloadButton',
  'WebUIToolbar',
  'WebUILocationBar',
  'PreloadTopChromeWebUI',
  'PreloadTopChromeWebUILessNavigations',
  'WebUIOmniboxPopup',
];

/** Nothing that calls home, nothing that needs a screen; the sandbox is off because continuous integration runs as root. */
export const BARE_FLAGS: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const FLAGS = [
  ...BARE_FLAGS,
  // Letters keep their own widths, as on a screen, and are not fitted to whole points.
  '--font-render-hinting=none',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

const isRunnable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of the browser that tests use: CHROME_PATH, then Chromium or Chrome on the search path (without windows first) or in a known place. Throws one sentence when there is none. */
export const chromiumPath = (environment: NodeJS.ProcessEnv = process.env): string => {
  const asked = environment['CHROME_PATH'];
  if (asked !== undefined && asked !== '') {
    if (isRunnable(asked)) return asked;
    throw new Error(`CHROME_PATH indica «${asked}», che non è un programma eseguibile: correggilo o toglilo.`);
  }
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const found = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...KNOWN_PATHS].find(
    isRunnable,
  );
  if (found !== undefined) return found;
  throw new Error(
    'Per i test nel browser serve Chromium o Chrome: installalo (per esempio «apt-get install chromium») oppure indica il programma in CHROME_PATH.',
  );
};

/** How the browser is started, whoever starts it. */
export const chromiumOptions = (extraFlags: readonly string[] = []): LaunchOptions => ({
  executablePath: chromiumPath(),
  args: [...FLAGS, ...extraFlags],
  chromiumSandbox: false,
});

/** Starts the browser. Whoever starts it closes it. */
export const launchChromium = (extraFlags: readonly string[] = []): Promise<Browser> =>
  chromium.launch(chromiumOptions(extraFlags));
