import { fileURLToPath } from 'node:url';

/** The folder of the demonstration content (D-08). */
export const DEMONSTRATION_CONTENT = fileURLToPath(new URL('./content', import.meta.url));
