import { writeFileSync } from 'node:fs';
import { SETTINGS_PAGE, settingsPage } from './settings-page.ts';

writeFileSync(SETTINGS_PAGE, settingsPage());
