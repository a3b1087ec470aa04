import type { TitleLanguage } from '#core/kernel/title-language.ts';
import { Fragment } from 'react';
import type { RichText as RichTextValue } from '#core/content/rich-text.ts';
import { inLanguage } from './in-language.tsx';
import { formatDay } from '#core/formatting/date.ts';
import { fileLabel } from '#core/formatting/file.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { DETAILS_COPY as COPY } from '#ui/copy/details.ts';
import { Dialog } from './dialog.tsx';
import { DocumentList } from './documents.tsx';
import { DefinitionList } from './facts.tsx';
import { LinkTo } from './link-to.tsx';
import { TruncatedText } from './opening.tsx';
import { RichText } from './rich-text.tsx';

interface File {
  readonly title: string;
  readonly titleLanguage?: TitleLanguage | undefined;
  readonly contentUrl: string;
  readonly format: string;
  readonly sizeBytes: number;
  readonly isNew?: boolean;
}

/** What the details modal tells of an act or a form (PAGE-21). */
export interface Details {
  readonly title: string;
  readonly titleLanguage?: TitleLanguage | undefined;
  readonly description: string;
  readonly deedNumber?: string | undefined;
  readonly referenceYear?: number | undefined;
  readonly publicationDate?: IsoDate | undefined;
  /** The deed itself. */
  readonly resolutions: readonly File[];
  readonly documents: readonly File[];
  /** Its text, where it says more than the description. */
  readonly text?: RichTextValue | undefined;
  /** What a form is needed for, with the pages that say step by step how. */
  readonly neededFor?: readonly { readonly title: string; readonly path: string }[] | undefined;
  /** What belongs to it: the box "Allegati". */
  readonly attachments: readonly File[];
}

const Files = ({ files, label }: { readonly files: readonly File[]; readonly label: string }) =>
  files.length === 0 ? null : (
    <DocumentList
      label={label}
      documents={files.map(({ title, titleLanguage, contentUrl, format, sizeBytes, isNew }) => ({
        key: contentUrl,
        title: inLanguage(title, titleLanguage),
        address: contentUrl,
        file: fileLabel(format, sizeBytes),
        isNew,
      }))}
    />
  );

const dayOf = (day: IsoDate | undefined) =>
  day === undefined ? undefined : <time dateTime={day}>{formatDay(day)}</time>;

/** What the modal shows, also as a page of its own where no script runs (PAGE-21). */
export const DetailsContent = ({ details }: { readonly details: Details }) => {
  const {
    title,
    titleLanguage,
    description,
    deedNumber,
    referenceYear,
    publicationDate,
    resolutions,
    documents,
    attachments,
    text,
    neededFor = [],
  } = details;
  const facts = [
    { term: COPY.number, value: deedNumber },
    { term: COPY.year, value: referenceYear },
    { term: COPY.published, value: dayOf(publicationDate) },
  ].filter(({ value }) => value !== undefined && value !== '');
  return (
    <div className="pt-stack">
      <h3>{inLanguage(title, titleLanguage)}</h3>
      {facts.length === 0 ? null : <DefinitionList facts={facts} />}
      {description === '' ? null : <TruncatedText text={description} />}
      {text === undefined ? null : <RichText text={text} />}
      {neededFor.length === 0 ? null : (
        <p>
          {COPY.neededFor}{' '}
          {neededFor.map(({ title: name, path }, index) => (
            <Fragment key={path}>
              {index === 0 ? null : ', '}
              <LinkTo to={path}>{name}</LinkTo>
            </Fragment>
          ))}
        </p>
      )}
      <Files label={COPY.resolutions} files={resolutions} />
      <Files label={COPY.documents} files={documents} />
      {attachments.length === 0 ? null : (
        <section className="it-card auto">
          <h3>{COPY.attachments}</h3>
          <Files label={COPY.attachments} files={attachments} />
        </section>
      )}
    </div>
  );
};

/** The details modal: "Dettagli", or "Ulteriori dettagli" of something that a card has shown already (PAGE-19, PAGE-21). */
export const DetailsDialog = ({
  details,
  further = false,
  onClose,
}: {
  readonly details: Details | undefined;
  readonly further?: boolean | undefined;
  readonly onClose: () => void;
}) => (
  <Dialog
    open={details !== undefined}
    wide
    title={further ? COPY.furtherTitle : COPY.title}
    onClose={onClose}
    describe={false}
  >
    {details === undefined ? null : <DetailsContent details={details} />}
  </Dialog>
);
