import type { Criteria } from '#core/catalogue/criteria.ts';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import { exportAddress, type ExportFormat, exportFormats } from '#core/catalogue/export.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import type { IconName } from '#ui/components/icons/icon-names.ts';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useInPlaceRequest } from './use-in-place-request.tsx';

const ICONS: Readonly<Record<ExportFormat, IconName>> = { atom: 'rss', csv: 'download', ics: 'calendar' };

/**
 * Ways to take the list along as it is filtered (LIST-18). What only the reserved area shows is not taken out of it, and
 * its readers are warned there.
 */
export const Exports = ({
  definition,
  criteria,
  context,
}: {
  readonly definition: ListDefinition;
  readonly criteria: Criteria;
  readonly context: PageContext;
}) => {
  const { area, settings } = context;
  const ask = useInPlaceRequest(context, definition, criteria);
  return (
    <>
      <div className="pt-export">
        <p id="porta-con-te">{LISTS_COPY.takeAlong}</p>
        <ul aria-labelledby="porta-con-te">
          {ask === undefined ? null : <li>{ask.link(LISTS_COPY.alerts)}</li>}
          {exportFormats(definition).map((format) => (
            <li key={format}>
              <a href={`${settings.apiBase}${exportAddress(definition, format, criteria)}`}>
                <Icon name={ICONS[format]} size="sm" />
                {LISTS_COPY.exports[format]}
              </a>
            </li>
          ))}
        </ul>
        {area !== 'public' && definition.hasPrivateTwin ? (
          <p className="small pt-soft">{LISTS_COPY.takeAlongPublicOnly}</p>
        ) : null}
      </div>
      {ask?.form}
    </>
  );
};
