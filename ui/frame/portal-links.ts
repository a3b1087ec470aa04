import { useMemo } from 'react';
import { FetchReservedFile, reservedFileName } from '#core/content/reserved-files.ts';
import { Logger } from '#core/kernel/logger.ts';
import { PortalSettings } from '#core/navigation/portal-settings.ts';
import { FollowLink } from '#core/navigation/use-cases.ts';
import { Say } from '#core/notices/use-cases.ts';
import { useHref, useNavigate } from '#ui/routing/address.tsx';
import type { LinkContextValue } from '#ui/components/link-to.tsx';
import { useAction, useInjection } from '#ui/state/injection.tsx';
import { deliverPdf } from '#ui/platform/windows.ts';

/** How the links of the whole portal behave: pages by the router, everything else as the core classifies it. */
export const usePortalLinks = (): LinkContextValue => {
  const href = useHref();
  const navigate = useNavigate();
  const settings = useInjection(PortalSettings);
  const followLink = useAction(FollowLink);
  const fetchFile = useAction(FetchReservedFile);
  const say = useAction(Say);
  const logger = useInjection(Logger);
  return useMemo(
    () => ({
      href,
      settings,
      follow: (path) => navigate(path),
      unavailable: (address) => void followLink(address),
      reserved: (path) =>
        void fetchFile(path).then((file) => {
          if (!file.ok) return say({ kind: 'fileUnavailable' });
          const { where, forget } = deliverPdf(reservedFileName(path), file.value);
          forget();
          if (where === 'downloads') say({ kind: 'fileSaved' });
        }),
      refused: (logText) => logger.warn(logText),
    }),
    [href, settings, navigate, followLink, fetchFile, say, logger],
  );
};
