import { articleFields } from './articles.ts';
import { options, record } from './primitives.ts';

/** An in-depth article of the support section (/supporto/approfondimenti). */
export const informationArticle = record({ ...articleFields, categories: options, targets: options });
