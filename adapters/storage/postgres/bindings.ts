import type { Binding } from '#core/kernel/port-key.ts';

/** The repositories over the database; needs `Database`, `Clock` and `PortalSettings`. */
export const bindings: readonly Binding[] = [];
