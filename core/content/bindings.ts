import { type Binding, binding } from '#core/kernel/port-key.ts';
import { Logger } from '#core/kernel/logger.ts';
import { ContentRepository, HighlightRepository } from './content-repository.ts';
import { FetchReservedFile, makeFetchReservedFile, ReservedFiles } from './reserved-files.ts';
import {
  makeReadContentPage,
  makeReadHero,
  makeReadHighlights,
  makeReadPageGroup,
  makeReadPageTree,
  ReadContentPage,
  ReadHero,
  ReadHighlights,
  ReadPageGroup,
  ReadPageTree,
} from './use-cases.ts';

/** Use cases of the pages of content. */
export const bindings: readonly Binding[] = [
  binding(ReadHero, [HighlightRepository], makeReadHero),
  binding(ReadHighlights, [HighlightRepository], makeReadHighlights),
  binding(FetchReservedFile, [ReservedFiles, Logger], makeFetchReservedFile),
  binding(ReadContentPage, [ContentRepository], makeReadContentPage),
  binding(ReadPageGroup, [ContentRepository], makeReadPageGroup),
  binding(ReadPageTree, [ContentRepository], makeReadPageTree),
];
