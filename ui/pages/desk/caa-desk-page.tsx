import { greetingDate } from '#core/formatting/date.ts';
import { Clock } from '#core/kernel/clock.ts';
import { menusFor } from '#core/navigation/menus.ts';
import { SessionCell } from '#core/session/state.ts';
import { CardGrid } from '#ui/components/card.tsx';
import { Tip } from '#ui/components/opening.tsx';
import { DeskHead, SectionHead } from '#ui/components/page-head.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import { FRAME } from '#ui/copy/frame.ts';
import { useInjection } from '#ui/injection.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { NationalSystemCard } from './national-system-card.tsx';

const CaaDeskView = ({ context }: { readonly context: PageContext }) => {
  const session = useCell(useInjection(SessionCell));
  const now = useInjection(Clock).now();
  if (session.kind !== 'caa') return null;
  const { user, convention } = session;
  const ways = menusFor('caa', context.settings).main.filter(({ friendlyUrl }) => friendlyUrl !== undefined && friendlyUrl !== context.path);
  return (
    <>
      <DeskHead above={greetingDate(now)} title={FRAME.greeting(user.givenName)} drawing="office">
        {convention === undefined ? null : (
          <Tip label={`${convention.operatorName}, ${convention.description}`}>
            <p className="fw-semibold mb-0">{COPY.caaOffices}</p>
            <ul>
              {convention.officeIds.map((id) => (
                <li key={id}>{COPY.caaOffice(id)}</li>
              ))}
            </ul>
          </Tip>
        )}
      </DeskHead>
      <section className="container-xxl pt-section">
        <NationalSystemCard context={context} session={session} />
      </section>
      <section className="container-xxl pt-section">
        <SectionHead title={COPY.caaRoutes} />
        <CardGrid
          min="narrow"
          tight
          items={ways.map(({ id, title, friendlyUrl = '' }) => ({
            key: id,
            card: (
              <Tile icon="arrow-right" target={{ to: friendlyUrl }}>
                {title}
              </Tile>
            ),
          }))}
        />
      </section>
    </>
  );
};

/** The desk of an assistance centre. */
export const caaDeskPage: PageModule = {
  questions: () => [],
  head: (context) => ({ title: context.match.route.title, description: context.match.route.title, status: 200, noIndex: true }),
  Page: ({ context }) => <CaaDeskView context={context} />,
};
