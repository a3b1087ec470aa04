import { categoryOf, type CatalogueDetail, type CatalogueItem } from '#core/catalogue/item.ts';
import { formatDay } from '#core/formatting/date.ts';
import { fileLabel } from '#core/formatting/file.ts';
import { DocumentList } from '#ui/components/documents.tsx';
import { DefinitionList } from '#ui/components/facts.tsx';
import { LinkButton } from '#ui/components/button.tsx';
import { ErrorNotice, HelpBox } from '#ui/components/messages.tsx';
import { PageHead, SectionHead } from '#ui/components/page-head.tsx';
import { ReadingProgress } from '#ui/components/reading.tsx';
import { RichText } from '#ui/components/rich-text.tsx';
import { NewTag } from '#ui/components/status.tsx';
import { Spinner, Waiting } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { DETAIL_COPY as COPY } from '#ui/copy/detail.ts';
import { NOT_FOUND_HEAD } from '#ui/heads.ts';
import { NotFoundPage } from '#ui/pages/not-found-page.tsx';
import { PageCrumbs } from '#ui/pages/page-crumbs.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { useAnswer } from '#ui/state/questions.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { detailQuestion } from './list-questions.ts';

const questionOf = (context: PageContext) =>
  detailQuestion(context, 'regulations', context.match.params['friendlyUrl'] ?? '');

const Body = ({ context, detail }: { readonly context: PageContext; readonly detail: CatalogueDetail }) => {
  const { item } = detail;
  const updated = item.lastUpdate ?? item.publicationDate;
  return (
    <div className="container-xxl pt-section">
      <div className="pt-cols aside">
        <div className="pt-stack pt-stack-section">
          {detail.body.length === 0 ? null : (
            <section>
              <SectionHead title={detail.descriptionTitle ?? COPY.content} />
              <RichText text={detail.body} />
            </section>
          )}
          {detail.documents.length === 0 ? null : (
            <section>
              <SectionHead title={COPY.documents} />
              <DocumentList
                documents={detail.documents.map((document) => ({
                  key: document.contentUrl,
                  title: document.title,
                  address: document.contentUrl,
                  file: fileLabel(document.format, document.sizeBytes),
                  isNew: document.isNew,
                }))}
              />
            </section>
          )}
          {detail.links.length === 0 ? null : (
            <section>
              <SectionHead title={COPY.links} />
              <DocumentList documents={detail.links.map(({ title, url }) => ({ key: url, title, address: url }))} />
            </section>
          )}
          <HelpBox
            text={COPY.help}
            actions={<LinkButton to={pathTo(context.table, 'contacts')}>{COMMON.goToContacts}</LinkButton>}
          />
          {updated === undefined ? null : <p className="pt-updated">{COMMON.updated(formatDay(updated))}</p>}
        </div>
        <aside className="pt-stack" aria-label={COPY.facts}>
          <DefinitionList
            facts={[
              { term: COPY.deedNumber, value: item.deedNumber },
              { term: COPY.year, value: item.referenceYear },
              {
                term: COPY.published,
                value: item.publicationDate === undefined ? undefined : formatDay(item.publicationDate),
              },
              { term: COPY.kind, value: item.facets.types?.map(({ name }) => name).join(', ') },
            ]}
          />
          <LinkButton to={pathTo(context.table, 'regulations')} icon="arrow-left">
            {COPY.allRegulations}
          </LinkButton>
        </aside>
      </div>
    </div>
  );
};

const Kind = ({ item }: { readonly item: CatalogueItem }) => {
  const kind = categoryOf(item);
  return (
    <p className="meta">
      {kind === undefined ? null : <span className="fw-semibold">{kind}</span>} {item.isNew ? <NewTag /> : null}
    </p>
  );
};

const RegulationView = ({ context }: { readonly context: PageContext }) => {
  const answer = useAnswer(questionOf(context));
  if (answer.kind === 'answered' && answer.value === null) return <NotFoundPage />;
  const detail = answer.kind === 'answered' ? answer.value : null;
  // One head through all states: the title that took the focus on arrival is never exchanged for another element.
  return (
    <>
      <ReadingProgress />
      <PageHead
        title={detail?.item.title ?? context.match.route.title}
        lead={detail === null ? undefined : (detail.heroDescription ?? detail.item.description)}
        breadcrumbs={<PageCrumbs context={context} title={detail?.item.title} />}
        above={detail === null ? undefined : <Kind item={detail.item} />}
      />
      {detail === null ? null : <Body context={context} detail={detail} />}
      {answer.kind === 'answered' ? null : (
        <div className="container-xxl pt-section">
          {answer.kind === 'waiting' ? (
            <Waiting onRetry={answer.askAgain}>
              <Spinner />
            </Waiting>
          ) : (
            <ErrorNotice
              title={COPY.failed}
              text={answer.error.serverMessage ?? COPY.failedHelp}
              status={answer.error.status}
              onRetry={answer.askAgain}
            />
          )}
        </div>
      )}
    </>
  );
};

/** The page of a regulation (ROUTE-09, PAGE-31). */
export const regulationPage: PageModule = {
  questions: (context) => [questionOf(context)],
  head: (context, known) => {
    const question = questionOf(context);
    const detail = known.answer(question);
    const failure = known.failure(question);
    if (failure !== undefined)
      return { title: context.match.route.title, description: COPY.failed, status: failure.status ?? 503 };
    if (detail === undefined)
      return { title: context.match.route.title, description: context.match.route.title, status: 200 };
    if (detail === null) return NOT_FOUND_HEAD;
    return {
      title: detail.item.title,
      description: detail.item.description,
      status: 200,
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'Legislation',
        name: detail.item.title,
        description: detail.item.description,
        inLanguage: 'it',
        ...(detail.item.publicationDate === undefined ? {} : { datePublished: detail.item.publicationDate }),
        ...(detail.item.deedNumber === undefined ? {} : { legislationIdentifier: detail.item.deedNumber }),
      },
    };
  },
  Page: ({ context }) => <RegulationView context={context} />,
};
