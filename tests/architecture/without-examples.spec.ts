import { expect, it } from 'vitest';
import { declaredProofs } from '#tests/tools/trace/proofs.ts';
import { readRequirements } from '#tests/tools/trace/requirements.ts';
import { disagreements, excused } from '#tests/tools/trace/without-examples.ts';

it('should tell which rows of the index have neither example nor reason, and which reasons are out of date', () => {
  const requirements = [
    { id: 'AAA-01', levels: ['C' as const], sentence: '', chapter: '' },
    { id: 'AAA-02', levels: ['B' as const], sentence: '', chapter: '' },
    { id: 'AAA-03', levels: ['B' as const], sentence: '', chapter: '' },
  ];
  const proofs = [{ id: 'AAA-01', level: 'C' as const, where: 'features/a.feature', text: '' }];
  const reasons = excused('## Righe senza esempi\n\n| AAA-01, AAA-02 | perché |\n| BBB-01 | perché |\n');
  expect(disagreements(requirements, proofs, reasons)).toEqual({ silent: ['AAA-03'], stale: ['AAA-01', 'BBB-01'] });
});

it('should find no reason in the index for a row that has an example, or that is not there', () => {
  expect(disagreements(readRequirements(), declaredProofs(), excused()).stale).toEqual([]);
});
