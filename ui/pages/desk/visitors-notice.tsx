import { useState } from 'react';
import { ReadAsVisitor, visitorsPageIn } from '#core/access/enter-address.ts';
import { parseAddress } from '#core/kernel/address.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { EndSession } from '#core/session/use-cases.ts';
import { Button } from '#ui/components/button.tsx';
import { Section } from '#ui/components/layout.tsx';
import { Notice } from '#ui/components/status.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import { useAction } from '#ui/state/injection.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';

/** Why somebody who followed a link is on the desk instead, and how to read the page all the same (NAV-26, D-27). */
export const VisitorsNotice = ({ context }: { readonly context: PageContext }) => {
  const readAsVisitor = useAction(ReadAsVisitor);
  const endSession = useAction(EndSession);
  const [address] = useState(() =>
    typeof window === 'undefined' ? undefined : visitorsPageIn(context.table, window.history.state),
  );
  if (address === undefined) return null;
  const title = matchRoute(context.table, parseAddress(address).path)?.route.title ?? address;
  const leave = (): void => {
    readAsVisitor(address);
    void endSession('home');
  };
  return (
    <Section>
      <Notice tone="info" title={COPY.onlyForVisitors(title)}>
        <p>
          <Button onClick={leave}>{COPY.logOutAndOpen}</Button>
        </p>
      </Notice>
    </Section>
  );
};
