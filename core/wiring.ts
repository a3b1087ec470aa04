import { bindings as access } from './access/bindings.ts';
import { bindings as catalogue } from './catalogue/bindings.ts';
import { bindings as clientMessages } from './client-messages/bindings.ts';
import { bindings as companyFile } from './company-file/bindings.ts';
import { bindings as feedback } from './feedback/bindings.ts';
import { bindings as handover } from './handover/bindings.ts';
import type { Binding } from './kernel/port-key.ts';
import { bindings as notices } from './notices/bindings.ts';
import { bindings as notifications } from './notifications/bindings.ts';
import { bindings as payingBodies } from './paying-bodies/bindings.ts';
import { bindings as payments } from './payments/bindings.ts';
import { bindings as session } from './session/bindings.ts';
import { bindings as content } from './content/bindings.ts';
import { bindings as navigation } from './navigation/bindings.ts';
import { bindings as search } from './search/bindings.ts';
import { bindings as procedures } from './procedures/bindings.ts';
import { bindings as producers } from './producers/bindings.ts';
import { bindings as shortcuts } from './shortcuts/bindings.ts';
import { bindings as support } from './support/bindings.ts';
import { bindings as visit } from './visit/bindings.ts';

/** All use cases of the portal: what each is called, what it needs, how it is made. */
export const wiring: readonly Binding[] = [
  ...access,
  ...catalogue,
  ...clientMessages,
  ...companyFile,
  ...feedback,
  ...handover,
  ...notices,
  ...notifications,
  ...payingBodies,
  ...payments,
  ...session,
  ...support,
  ...shortcuts,
  ...producers,
  ...procedures,
  ...search,
  ...navigation,
  ...content,
  ...visit,
];
