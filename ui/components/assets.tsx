import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** Turns the name of a file of the build into its address. */
export interface Assets {
  readonly address: (file: string) => string;
}

/**
 * Address of a file of the build under a base path such as `/portale`. The build names its files without the base path,
 * which is known only at run time (CONST-10); the development server gives whole paths, which stay as they are.
 */
export const assetAddress = (basePath: string, file: string): string =>
  file.startsWith('/') ? file : `${basePath}/${file}`;

const AssetsContext = createContext<Assets>({ address: (file) => assetAddress('', file) });

/** Tells everything below it under which base path the files of the build stand. */
export const AssetsProvider = ({ basePath, children }: { readonly basePath: string; readonly children: ReactNode }) => {
  const assets = useMemo<Assets>(() => ({ address: (file) => assetAddress(basePath, file) }), [basePath]);
  return <AssetsContext.Provider value={assets}>{children}</AssetsContext.Provider>;
};

/** The files of the build, by their addresses. */
export const useAssets = (): Assets => useContext(AssetsContext);
