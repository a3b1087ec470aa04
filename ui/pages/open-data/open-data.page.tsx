import { CATALOGUE_FILES, type DataSet, type OpenCatalogue, type Publisher, THEMES } from '#core/open-data/data-set.ts';
import { OpenDataRepository } from '#core/open-data/open-data-repository.ts';
import { DefinitionList } from '#ui/components/facts.tsx';
import { Accordion } from '#ui/components/opening.tsx';
import { Stack } from '#ui/components/layout.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Notice } from '#ui/components/status.tsx';
import { OPEN_DATA_COPY as COPY } from '#ui/copy/open-data.ts';
import type { Query } from '#ui/state/queries.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { portQuery, type QueryScope } from '../query.ts';
import { QuietBlock } from '../quiet-block.tsx';
import { DataSetView } from './data-set-view.tsx';

/** All data sets; null where the service has none. */
const catalogueQuery = (scope: QueryScope): Query<OpenCatalogue | null> =>
  portQuery(scope, OpenDataRepository, 'catalogue');

/** Publisher and licence, and the catalogue for programs. */
const Terms = ({ context, publisher }: { readonly context: PageContext; readonly publisher: Publisher }) => {
  const { apiBase } = context.settings;
  const { licence, name, code, mail } = publisher;
  return (
    <section className="pt-stack">
      <SectionHead title={COPY.terms} text={licence.says} />
      <DefinitionList
        facts={[
          { term: COPY.licence, value: <a href={licence.url}>{licence.name}</a> },
          { term: COPY.publisher, value: name },
          { term: COPY.code, value: code, isCode: true },
          { term: COPY.questions, value: <a href={`mailto:${mail}`}>{mail}</a> },
          {
            term: COPY.machines,
            value: (
              <>
                {COPY.machinesText} <a href={`${apiBase}${CATALOGUE_FILES.ttl}`}>{COPY.turtle}</a>,{' '}
                <a href={`${apiBase}${CATALOGUE_FILES.jsonld}`}>{COPY.jsonLd}</a>,{' '}
                <a href={`${apiBase}/docs`}>{COPY.api}</a>.
              </>
            ),
          },
        ]}
      />
    </section>
  );
};

const DataSets = ({ context, dataSets }: { readonly context: PageContext; readonly dataSets: readonly DataSet[] }) =>
  THEMES.map((theme) => {
    const own = dataSets.filter((one) => one.theme === theme);
    return own.length === 0 ? null : (
      <section key={theme}>
        <SectionHead title={COPY.themes[theme]} />
        <Accordion
          level={3}
          items={own.map((dataSet) => ({
            key: dataSet.id,
            id: `dati-${dataSet.id}`,
            title: `${dataSet.title}, ${COPY.entries(dataSet.count)}`,
            content: <DataSetView context={context} dataSet={dataSet} />,
          }))}
        />
      </section>
    );
  });

/** The open data: each data set with licence, frequency, files and columns explained (DATI-01 to DATI-05). */
export const page: PageModule = {
  queries: (context) => [catalogueQuery(context)],
  head: (context, known) => {
    const failure = known.error(catalogueQuery(context));
    return {
      title: context.match.route.title,
      description: COPY.description(context.settings.names.agencyShortName),
      status: failure === undefined ? 200 : (failure.status ?? 503),
    };
  },
  Page: ({ context }) => (
    <PageShell context={context} title={context.match.route.title} lead={COPY.lead} progress="never">
      <QuietBlock query={catalogueQuery(context)} failed={COPY.failed} bare>
        {(catalogue) =>
          catalogue === null ? (
            <Notice tone="info" title={COPY.notOffered} />
          ) : (
            <Stack gap="section">
              <DataSets context={context} dataSets={catalogue.dataSets} />
              <Terms context={context} publisher={catalogue.publisher} />
            </Stack>
          )
        }
      </QuietBlock>
    </PageShell>
  ),
};
