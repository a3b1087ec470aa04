import { footerFor, type MenuAudience } from '#core/navigation/menus.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import type { Agency } from '#ui/components/frame/brand.tsx';
import { Footer } from '#ui/components/frame/footer.tsx';
import { useInjection, useInjector } from '#ui/state/injection.tsx';
import { useAnswer } from '#ui/state/questions.ts';
import { footerQuestion } from './footer-question.ts';

/** The footer with the pages that the editors add to it (PAGE-44); where these cannot be had, all the rest stands. */
export const FrameFooter = ({
  agency,
  homeTo,
  path,
  audience,
}: {
  readonly agency: Agency;
  readonly homeTo: string;
  readonly path: string;
  /** Undefined while it is not known who is here: then it shows what everybody has. */
  readonly audience: MenuAudience | undefined;
}) => {
  const settings = useInjection(PortalSettings);
  const pages = useAnswer(footerQuestion(useInjector()));
  return (
    <Footer
      agency={agency}
      homeTo={homeTo}
      path={path}
      contacts={settings.contacts}
      links={footerFor(audience ?? 'caa', settings, pages.kind === 'answered' ? pages.value : [])}
      onAskAgain={audience !== 'caa' && pages.kind === 'failed' ? pages.askAgain : undefined}
      demonstration={settings.demonstration}
    />
  );
};
