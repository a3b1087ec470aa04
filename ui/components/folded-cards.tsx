import { CardGrid } from './card.tsx';
import { Folding } from './folding.tsx';
import { Stack } from './layout.tsx';

/** Cards of which a phone shows the first `inSight`; the others open at a press, which `more` names by their number. */
export const FoldedCards = ({
  items,
  inSight,
  more,
}: {
  readonly items: Parameters<typeof CardGrid>[0]['items'];
  readonly inSight: number;
  readonly more: (count: number) => string;
}) => {
  const others = items.slice(inSight);
  return (
    <Stack gap="wide">
      <CardGrid items={items.slice(0, inSight)} />
      {others.length === 0 ? null : (
        <Folding words={<span className="d-inline-block py-2">{more(others.length)}</span>}>
          <CardGrid items={others} />
        </Folding>
      )}
    </Stack>
  );
};
