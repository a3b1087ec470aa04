import { greetingDate } from '#core/formatting/date.ts';
import { Clock } from '#core/kernel/clock.ts';
import { menusFor } from '#core/navigation/menus.ts';
import { SessionCell } from '#core/session/state.ts';
import { CardGrid } from '#ui/components/card.tsx';
import type { IconName } from '#ui/components/icons/icon-names.ts';
import { Tip } from '#ui/components/opening.tsx';
import { DeskHead, SectionHead } from '#ui/components/page-head.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { useInjection } from '#ui/injection.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { NationalSystemCard } from './national-system-card.tsx';

/** The sign of each way from the desk, by the entry of the menu. */
const SIGNS: Readonly<Record<string, IconName>> = {
  producers: 'user',
  services: 'tool',
  support: 'help-circle',
  regulations: 'bookmark',
  aids: 'card',
};

const CaaDeskView = ({ context }: { readonly context: PageContext }) => {
  const session = useCell(useInjection(SessionCell));
  const now = useInjection(Clock).now();
  if (session.kind !== 'caa') return null;
  const { user, convention } = session;
  const ways = menusFor('caa', context.settings).main.filter(
    ({ friendlyUrl }) => friendlyUrl !== undefined && friendlyUrl !== context.path,
  );
  return (
    <>
      <DeskHead above={greetingDate(now)} title={FRAME.greeting(user.givenName)} drawing="office">
        {convention === undefined ? null : (
          <Tip label={convention.operatorName}>
            <p>{convention.description}</p>
            <p className="fw-semibold mt-2">{COPY.caaOffices}</p>
            <ul>
              {convention.officeIds.map((id) => (
                <li key={id}>{COPY.caaOffice(id)}</li>
              ))}
            </ul>
          </Tip>
        )}
      </DeskHead>
      <div className="container-xxl pt-section">
        <div className="pt-cols aside">
          <section>
            <SectionHead title={COPY.caaRoutes} />
            <CardGrid
              min="narrow"
              tight
              items={ways.map(({ id, title, friendlyUrl = '' }) => ({
                key: id,
                card: (
                  <Tile icon={SIGNS[id] ?? 'arrow-right'} target={{ to: friendlyUrl }}>
                    {title}
                  </Tile>
                ),
              }))}
            />
          </section>
          <aside>
            <NationalSystemCard context={context} session={session} />
          </aside>
        </div>
      </div>
    </>
  );
};

/** The desk of an assistance centre. */
export const page: PageModule = {
  questions: () => [],
  head: (context) => ({
    title: context.match.route.title,
    description: context.match.route.title,
    status: 200,
    noIndex: true,
  }),
  Page: ({ context }) => <CaaDeskView context={context} />,
};
