import type { AddressLine } from './address-line.ts';

/** Pages of the reserved area (ROUTE-15 to ROUTE-18). */
export const RESERVED_ADDRESSES = [
  {
    id: 'caaDesk',
    kind: 'desk',
    pattern: '/scrivania-caa',
    audience: 'caaOnly',
    title: 'Scrivania CAA',
    breadcrumb: 'Scrivania CAA',
  },
  {
    id: 'producers',
    kind: 'desk',
    hero: 'produttori',
    pattern: '/produttori',
    audience: 'caaOnly',
    title: 'Produttori',
  },
  {
    id: 'producer',
    kind: 'desk',
    pattern: '/produttori/:friendlyUrl',
    audience: 'caaOnly',
    title: 'Dettaglio produttore',
  },
  { id: 'desk', kind: 'desk', pattern: '/scrivania', audience: 'farmerOnly', title: 'Scrivania' },
  {
    id: 'procedures',
    kind: 'desk',
    hero: 'le-tue-pratiche',
    pattern: '/le-tue-pratiche',
    audience: 'farmerOnly',
    title: 'Le tue pratiche',
  },
  {
    id: 'notifications',
    kind: 'desk',
    hero: 'notifiche',
    pattern: '/notifiche',
    audience: 'farmerOnly',
    title: 'Notifiche',
  },
  {
    id: 'yourFile',
    kind: 'desk',
    pageOf: 'companyFile',
    pattern: '/scrivania/il-tuo-fascicolo',
    audience: 'farmerWithOpenMandate',
    title: 'Fascicolo Aziendale',
    breadcrumb: 'Fascicolo Aziendale',
  },
  {
    id: 'companyFile',
    kind: 'desk',
    pattern: '/scrivania/fascicolo-aziendale',
    audience: 'farmerWithOpenMandate',
    title: 'Fascicolo Aziendale',
    breadcrumb: 'Fascicolo Aziendale',
  },
  {
    id: 'fileAccesses',
    kind: 'desk',
    pattern: '/scrivania/accessi-al-fascicolo',
    // Also while the mandate is closed: who has looked before may be asked afterwards.
    audience: 'farmerOnly',
    title: 'Accessi al mio fascicolo',
    breadcrumb: 'Accessi al mio fascicolo',
  },
] as const satisfies readonly AddressLine[];
