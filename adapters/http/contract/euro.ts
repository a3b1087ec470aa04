import * as z from 'zod/mini';
import { centsFromEuro, euroFromCents } from '#core/kernel/cents.ts';
import { mapped } from './codecs.ts';

/** An amount, in euro on the wire. */
export const euro = mapped(z.number(), { decode: centsFromEuro, encode: euroFromCents });
