import type { ReactNode } from 'react';
import type { CatalogueDetail, RelatedEntry } from '#core/catalogue/item.ts';
import type { Task } from '#core/catalogue/task.ts';
import { tasksAddress, taskWay, TASKS_NAME } from '#core/catalogue/task-page.ts';
import { fileLabel } from '#core/formatting/file.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { FactsRow } from '#ui/components/facts.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { AddressLink, LinkTo } from '#ui/components/link-to.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { RichText } from '#ui/components/rich-text.tsx';
import { TASK_COPY as COPY } from '#ui/copy/task.ts';
import { Body, Documents, Links, Logos, VideoBlock } from '../kinds/blocks.tsx';
import { Share } from '../kinds/share.tsx';
import type { ShellParts } from '../kinds/page-shell.tsx';
import type { PageContext } from '../page-module.ts';
import { TaskLinks } from './task-links.tsx';
import { TaskSteps } from './task-steps.tsx';

interface Shown {
  readonly task: Task;
  readonly context: PageContext;
}

/** The form, beside the button: a file is never the filled one, and is what many come for. */
const FormLink = ({ task: { form }, context }: Shown) => {
  if (form === undefined) return null;
  const { document } = form;
  if (document === undefined) {
    return (
      <p className="mb-0">
        {COPY.formGone} <LinkTo to={pathTo(context.table, 'forms')}>{COPY.allForms}</LinkTo>
      </p>
    );
  }
  return (
    <p className="form mb-0">
      <Icon name="download" size="sm" />
      <AddressLink address={document.contentUrl}>
        {COPY.form} <span className="visually-hidden">{document.title} </span>(
        {fileLabel(document.format, document.sizeBytes)})
      </AddressLink>
    </p>
  );
};

/** The first block: who, where, how long, what it costs, and the one filled button. */
const Answer = ({ task, context }: Shown) => {
  const { who, where, time, timeNote, cost, place } = task;
  const way = place === undefined ? undefined : taskWay(context.table, place, context.area);
  return (
    <section className="pt-answer pt-task-answer" aria-label={COPY.inShort}>
      <FactsRow
        facts={[
          { term: COPY.who, value: who },
          { term: COPY.where, value: where },
          {
            term: COPY.time,
            value: (
              <>
                {time}
                {timeNote === undefined ? null : <span className="d-block fw-normal small">{timeNote}</span>}
              </>
            ),
          },
          { term: COPY.cost, value: cost },
        ]}
      />
      {way === undefined ? null : (
        <div className="way">
          <LinkButton look="filled" to={way.to} wide>
            {way.label}
          </LinkButton>
          <FormLink task={task} context={context} />
          <p className="pt-soft small mb-0">{way.opens}</p>
        </div>
      )}
    </section>
  );
};

const Rail = ({ task: { troubles }, context: { table } }: Shown) => (
  <aside className="pt-stack" aria-label={COPY.troubles}>
    {troubles.length === 0 ? null : (
      <section className="it-card auto">
        <h2 className="h5">{COPY.troubles}</h2>
        <ul className="pt-task-ways list-unstyled">
          {troubles.map(({ title, url }) => (
            <li key={url}>
              <AddressLink address={url}>{title}</AddressLink>
            </li>
          ))}
        </ul>
      </section>
    )}
    <section className="it-card auto">
      <h2 className="h5">{COPY.talk}</h2>
      <p className="pt-soft">{COPY.talkText}</p>
      <ul className="pt-task-ways list-unstyled">
        <li>
          <LinkTo to={pathTo(table, 'contacts')}>{COPY.contacts}</LinkTo>
        </li>
        <li>
          <LinkTo to={pathTo(table, 'assistanceRequest')}>{COPY.request}</LinkTo>
        </li>
      </ul>
    </section>
  </aside>
);

/** The other tasks, by use. */
const Others = ({ related, context }: { readonly related: readonly RelatedEntry[]; readonly context: PageContext }) =>
  related.length === 0 ? null : (
    <section>
      <SectionHead title={COPY.others} />
      <TaskLinks tasks={related} context={context} />
    </section>
  );

const Content = ({ task, detail, context }: Shown & { readonly detail: CatalogueDetail }) => {
  const { item, body, video, documents, links, logos, logoNames, related = [] } = detail;
  return (
    <>
      <div className="pt-cols aside">
        <div className="pt-stack pt-stack-section">
          {task.warning === undefined ? null : (
            <div className="pt-task-warning">
              <Icon name="warning-circle" />
              <RichText text={task.warning} />
            </div>
          )}
          <Body text={body} />
          <section>
            <SectionHead title={COPY.needs} />
            <ul className="pt-task-needs list-unstyled">
              {task.needs.map((need) => (
                <li key={need}>
                  <Icon name="check" />
                  <span>{need}</span>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <SectionHead title={COPY.steps} />
            <TaskSteps task={item.friendlyUrl} steps={task.steps} />
          </section>
          {task.after === undefined ? null : <Body title={COPY.after} text={task.after} />}
        </div>
        <Rail task={task} context={context} />
      </div>
      <VideoBlock video={video} />
      <Documents documents={documents} />
      <Links links={links} />
      <Logos logos={logos} names={logoNames} />
      <div>
        <Share context={context} title={item.title} />
      </div>
      <Others related={related} context={context} />
    </>
  );
};

/** A page "Che cosa fare" in place of an article's; undefined where the entry is no task (PAGE-60, D-52). */
export const taskPage = (
  detail: CatalogueDetail,
  context: PageContext,
): { readonly shell: Partial<ShellParts>; readonly draw: ReactNode } | undefined => {
  const { task, item } = detail;
  if (task === undefined) return undefined;
  return {
    shell: {
      title: item.title,
      lead: detail.heroDescription ?? item.description,
      above: <p className="meta fw-semibold">{COPY.above}</p>,
      answer: <Answer task={task} context={context} />,
      section: { label: TASKS_NAME, address: tasksAddress(context.table) },
      updated: item.lastUpdate ?? item.publicationDate,
      progress: 'never',
    },
    draw: <Content task={task} detail={detail} context={context} />,
  };
};
