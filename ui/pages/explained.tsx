import { wordPieces } from '#core/glossary/words.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable } from '#core/navigation/routes.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
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
