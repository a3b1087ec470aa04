import { pathTo } from '#core/navigation/routes.ts';
import { CardGrid } from '#ui/components/card.tsx';
import { iconNamed } from '#ui/components/icons/icon-names.ts';
import { Tile } from '#ui/components/tile.tsx';
import { SkeletonCards } from '#ui/components/waiting.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { deskServicesQuery } from './desk-queries.ts';

/** The services that a desk offers, each leading to its page (PAGE-09, PAGE-28). */
export const DeskServices = ({
  context,
  of,
  most,
}: {
  readonly context: PageContext;
  readonly of: 'farmer' | 'caa';
  /** How many are shown; all of them without it. */
  readonly most?: number | undefined;
}) => (
  <QuietBlock
    bare
    query={deskServicesQuery(context, of)}
    failed={COPY.servicesFailed}
    waiting={<SkeletonCards count={3} />}
  >
    {(services) => (
      <CardGrid
        look="narrow"
        tight
        items={services.slice(0, most).map(({ id, friendlyUrl, title, linkLabel, icon }) => ({
          key: id,
          card: (
            <Tile
              icon={iconNamed(icon, 'tool')}
              label={linkLabel}
              target={{ to: pathTo(context.table, 'service', { friendlyUrl }) }}
            >
              {title}
            </Tile>
          ),
        }))}
      />
    )}
  </QuietBlock>
);
