import { type Binding, binding } from '#core/kernel/port-key.ts';
import { Logger } from '#core/kernel/logger.ts';
import { reading } from '#core/kernel/reading.ts';
import { ContentRepository, HighlightRepository } from './content-repository.ts';
import { FetchReservedFile, makeFetchReservedFile, ReservedFiles } from './reserved-files.ts';
import { Clipboard, CopyAddress, makeCopyAddress } from './share.ts';
import { makeReadHero, ReadContentPage, ReadHero, ReadHighlights, ReadPageGroup, ReadPageTree } from './use-cases.ts';

/** Use cases of the pages of content. */
export const bindings: readonly Binding[] = [
  binding(ReadHero, [HighlightRepository], makeReadHero),
  binding(FetchReservedFile, [ReservedFiles, Logger], makeFetchReservedFile),
  binding(CopyAddress, [Clipboard, Logger], makeCopyAddress),
  reading(ReadHighlights, HighlightRepository, 'highlights'),
  reading(ReadContentPage, ContentRepository, 'page'),
  reading(ReadPageGroup, ContentRepository, 'group'),
  reading(ReadPageTree, ContentRepository, 'tree'),
];
