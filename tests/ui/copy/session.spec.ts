import { expect, it } from 'vitest';
import { SESSION_COPY } from '#ui/copy/session.ts';

it('[SES-19] should end with one full stop, also after a name that has its own', () => {
  const { text } = SESSION_COPY.elsewhere;
  expect(text('Pascoli Alti')).toBe('Qui stai ancora leggendo i dati di Pascoli Alti.');
  expect(text('Rinaldi Vini S.r.l.')).toBe('Qui stai ancora leggendo i dati di Rinaldi Vini S.r.l.');
});
