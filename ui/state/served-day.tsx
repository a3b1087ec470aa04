import { createContext, useContext } from 'react';
import type { IsoDate } from '#core/kernel/iso-date.ts';

const ServedDay = createContext<IsoDate | undefined>(undefined);

/** Gives the portal the day in Italy on which the service rendered the page: hydration must find the same words (D-64). */
export const ServedDayProvider = ServedDay.Provider;

/** The day of which the served page speaks; undefined outside a rendering of the portal. */
export const useServedDay = (): IsoDate | undefined => useContext(ServedDay);
