import { describe, expect, it } from 'vitest';
import { makeFetchReservedFile, reservedFileName } from '#core/content/reserved-files.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { InMemoryReservedFiles } from '#tests/support/doubles/reserved-files.ts';
import { recordingLogger } from '#tests/support/logger.ts';

const PATH = 'documenti/forms/delega.pdf';
const PDF = Uint8Array.of(37, 80, 68, 70);

describe('reservedFileName', () => {
  it.each([
    [PATH, 'delega.pdf'],
    ['delega%20e%20mandato.pdf', 'delega e mandato.pdf'],
    ['documenti/..%2Fdelega.pdf', '..-delega.pdf'],
    ['documenti/', 'documento.pdf'],
  ])('[PAGE-37] should save the document at %j as %j', (path, name) => {
    expect(reservedFileName(path)).toBe(name);
  });
});

describe('makeFetchReservedFile', () => {
  it('[PAGE-37] should give the document, or say that there is none', async () => {
    const fetchFile = makeFetchReservedFile(new InMemoryReservedFiles({ [PATH]: PDF }), recordingLogger());
    expect(await fetchFile(PATH)).toEqual({ ok: true, value: PDF });
    expect(await fetchFile('documenti/forms/altro.pdf')).toEqual({ ok: false, failure: 'content.file-unavailable' });
  });

  it('[PAGE-37] should take a service that fails for a document that is not there, and log it', async () => {
    const log = recordingLogger();
    const fetchFile = makeFetchReservedFile(
      { bytes: () => Promise.reject(new ServiceError('no file', { status: 503 })) },
      log,
    );
    expect(await fetchFile(PATH)).toEqual({ ok: false, failure: 'content.file-unavailable' });
    expect(log.lines).toEqual([{ level: 'error', message: 'A document could not be read', facts: { status: 503 } }]);
  });
});
