// Lets cucumber load steps written in TypeScript: listed first under `import` in features/cucumber.js.
import { register } from 'tsx/esm/api';

register();
