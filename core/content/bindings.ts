import { type Binding, binding } from '#core/kernel/port-key.ts';
import { Logger } from '#core/kernel/logger.ts';
import { HighlightRepository } from './content-repository.ts';
import { FetchReservedFile, makeFetchReservedFile, ReservedFiles } from './reserved-files.ts';
import { Clipboard, CopyAddress, makeCopyAddress } from './share.ts';
import { makeReadHero, ReadHero } from './use-cases.ts';

/** Use cases of the pages of content. */
export const bindings: readonly Binding[] = [
  binding(ReadHero, [HighlightRepository], makeReadHero),
  binding(FetchReservedFile, [ReservedFiles, Logger], makeFetchReservedFile),
  binding(CopyAddress, [Clipboard, Logger], makeCopyAddress),
];
