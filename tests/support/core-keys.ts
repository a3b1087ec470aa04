import type { PortKey } from '#core/kernel/port-key.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../core/**/*.ts', { eager: true });
const isKey = (value: unknown): value is PortKey<unknown> =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'symbol';

/** Every key that the core declares, of ports, cells and use cases. */
export const coreKeys: readonly PortKey<unknown>[] = Object.values(modules).flatMap((one) =>
  Object.values(one).filter(isKey),
);

/** The keys of the use cases. */
export const useCaseKeys = coreKeys.filter(({ useCase }) => useCase !== undefined);
