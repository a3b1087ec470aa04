import { description, externalUrl, friendlyUrl, line, options, record } from './primitives.ts';

/** A useful link (/supporto/link-utili). */
export const usefulLink = record({ friendlyUrl, title: line, description, url: externalUrl, categories: options });
