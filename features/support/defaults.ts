import type { Binding } from '#core/kernel/port-key.ts';

/**
 * What stands in the memory of the headless assembly unless a scenario places something else: one list per
 * capability, so that each keeps its own beside its steps.
 */
export const defaultsFor = (): readonly Binding[] => [];
