import { wordPieces } from '#core/glossary/words.ts';
import type { StatusTag } from '#core/kernel/status-tag.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Tag } from '#ui/components/status.tsx';
import { useInjection } from '#ui/state/injection.tsx';

/** A text of which each word of the glossary, where it first stands, leads to its explanation and says it under the pointer (PAROLE-01). */
export const Explained = ({ text }: { readonly text: string }) => {
  const glossary = pathTo(routeTable(useInjection(PortalSettings).names), 'glossary');
  return wordPieces(text).map((piece, at) =>
    piece.word === undefined ? (
      <span key={at}>{piece.text}</span>
    ) : (
      <LinkTo key={at} className="pt-explained" to={`${glossary}#${piece.word.id}`} title={piece.word.explanation}>
        {piece.text}
      </LinkTo>
    ),
  );
};

/** A status whose word leads to its explanation, where it is one of the glossary. */
export const ExplainedTag = (tag: StatusTag) => <Tag {...tag} word={<Explained text={tag.word} />} />;
