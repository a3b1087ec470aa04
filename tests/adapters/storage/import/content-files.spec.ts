import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '#adapters/storage/import/reading/content-files.ts';
import { problemText } from '#adapters/storage/import/problems.ts';
import { aRegulation, contentFolder, type ContentFolder } from './content-folder.ts';

const pathsOf = ({ path }: ContentFolder): readonly string[] => listFiles(path).files.map((file) => file.path);
const problemsOf = ({ path }: ContentFolder): readonly string[] => listFiles(path).problems.map(problemText);

const writeBytes = (folder: ContentFolder, file: string, bytes: Uint8Array): void => {
  mkdirSync(dirname(join(folder.path, file)), { recursive: true });
  writeFileSync(join(folder.path, file), bytes);
};

describe('listFiles', () => {
  it('[API-08] should refuse a file in another encoding, with the line and what to do', () => {
    const folder = contentFolder();
    writeBytes(folder, 'regulations/a.yaml', Buffer.from('- friendlyUrl: uno\n  title: Novità dell’anno\n', 'utf16le'));
    writeBytes(folder, 'regulations/b.yaml', Buffer.from('- friendlyUrl: uno\n  title: Novit\u00e0\n', 'latin1'));
    expect(problemsOf(folder)).toEqual([
      'regulations/a.yaml, riga 2: non è scritto in UTF-8: salvare il file in UTF-8',
      'regulations/b.yaml, riga 2: non è scritto in UTF-8: salvare il file in UTF-8',
    ]);
  });

  it('[API-08] should read a file that begins with a byte order mark as if it had none', () => {
    const folder = contentFolder({
      'regulations/a.yaml': `\uFEFF${aRegulation('uno')}`,
      'regulations/b.yaml': aRegulation('uno'),
    });
    const [marked, plain] = listFiles(folder.path).files;
    expect([marked?.text, marked?.digest]).toEqual([plain?.text, plain?.digest]);
  });

  it('[API-08] should refuse content that lies outside the folder of its type', () => {
    const folder = contentFolder({
      'novita.yaml': aRegulation('uno'),
      'appunti.txt': '',
      '.bozza.md': '',
      'README.md': '# Guida',
      '.gitignore': '',
    });
    expect(problemsOf(folder)).toEqual([
      '.bozza.md: è fuori posto: va nella cartella del suo tipo, per esempio «regulations/.bozza.md»',
      'appunti.txt: è fuori posto: accanto alle cartelle dei tipi può stare solo README.md',
      'novita.yaml: è fuori posto: va nella cartella del suo tipo, per esempio «regulations/novita.yaml»',
    ]);
  });

  it('[API-08] should refuse a folder that is named like no type, and say which was meant', () => {
    const folder = contentFolder({ 'Regulation/a.yaml': aRegulation('uno'), 'ricette/a.yaml': '' });
    const [near, far] = problemsOf(folder);
    expect(near).toBe(
      'Regulation: la cartella non è un tipo di contenuto conosciuto: forse si intendeva «regulations»?',
    );
    expect(far).toMatch(/^ricette: .*le cartelle ammesse sono aids, .*useful-links, media$/u);
  });

  it('[API-08] should refuse folders, other files and hidden content in the folder of a type', () => {
    const folder = contentFolder({
      'regulations/2026.yaml/a.yaml': aRegulation('uno'),
      'regulations/a.txt': '',
      'regulations/.a.yaml': '',
      'regulations/.DS_Store': '',
    });
    expect(problemsOf(folder)).toEqual([
      'regulations/.a.yaml: il nome di un file di contenuti non può cominciare con un punto',
      'regulations/2026.yaml: è una cartella: i file vanno direttamente in «regulations»',
      'regulations/a.txt: deve essere un file .yaml, .json o .md',
    ]);
  });

  it('[API-08] should follow links to folders and files', () => {
    const folder = contentFolder({ 'regulations/a.yaml': aRegulation('uno') });
    const elsewhere = contentFolder({ 'b.yaml': aRegulation('due') });
    symlinkSync(elsewhere.path, join(folder.path, 'forms'));
    symlinkSync(join(elsewhere.path, 'b.yaml'), join(folder.path, 'regulations/b.yaml'));
    expect([pathsOf(folder), problemsOf(folder)]).toEqual([
      ['regulations/a.yaml'],
      [
        'forms: è un collegamento: al suo posto va il file stesso',
        'regulations/b.yaml: è un collegamento: al suo posto va il file stesso',
      ],
    ]);
  });
});
