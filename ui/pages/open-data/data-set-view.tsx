import { formatDay } from '#core/formatting/date.ts';
import {
  type DataFile,
  type DataSet,
  describedAt,
  FORMAT_WORDS,
  type FileFormat,
  FREQUENCY_WORDS,
} from '#core/open-data/data-set.ts';
import { DefinitionList } from '#ui/components/facts.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import type { IconName } from '#ui/components/icons/icon-names.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Table } from '#ui/components/table.tsx';
import { OPEN_DATA_COPY as COPY } from '#ui/copy/open-data.ts';
import type { PageContext } from '../page-module.ts';

const ICONS: Readonly<Record<FileFormat, IconName>> = { csv: 'download', atom: 'rss', ics: 'calendar' };

/** One way to have the data: what it is, and how many entries it holds. */
const FileLink = ({
  context,
  dataSet,
  file,
}: {
  readonly context: PageContext;
  readonly dataSet: DataSet;
  readonly file: DataFile;
}) => (
  <a
    className={`btn btn-${file.format === 'csv' && file.year === undefined ? 'primary' : 'outline-primary'}`}
    href={`${context.settings.apiBase}${file.path}`}
  >
    <Icon name={ICONS[file.format]} size="sm" />
    <span>
      {file.year ?? FORMAT_WORDS[file.format]}
      <span className="visually-hidden">
        {' '}
        {dataSet.title}
        {file.year === undefined ? null : `, ${FORMAT_WORDS[file.format]}`}
      </span>
    </span>
  </a>
);

const Files = (props: {
  readonly context: PageContext;
  readonly dataSet: DataSet;
  readonly files: readonly DataFile[];
}) =>
  props.files.length === 0 ? null : (
    <div className="d-flex flex-wrap gap-3">
      {props.files.map((file) => (
        <FileLink key={file.path} context={props.context} dataSet={props.dataSet} file={file} />
      ))}
    </div>
  );

/** The first day, or where a data set has its years the first of them. */
const sinceOf = ({ files, since }: DataSet): string | undefined => {
  const years = files.flatMap(({ year }) => year ?? []);
  return years.length > 0 ? String(Math.min(...years)) : since && formatDay(since);
};

/** A data set: what it is, its facts, its files, its columns with their meaning (DATI-01, DATI-02). */
export const DataSetView = ({ context, dataSet }: { readonly context: PageContext; readonly dataSet: DataSet }) => {
  const { description, count, changed, frequency, page, columns, files, title } = dataSet;
  const [whole] = files;
  return (
    <div className="pt-stack">
      <p className="mb-0">{description}</p>
      <Files context={context} dataSet={dataSet} files={files.filter(({ year }) => year === undefined)} />
      <Files context={context} dataSet={dataSet} files={files.filter(({ year }) => year !== undefined)} />
      <DefinitionList
        facts={[
          { term: COPY.count, value: COPY.entries(count) },
          { term: COPY.since, value: sinceOf(dataSet) },
          { term: COPY.changed, value: changed && formatDay(changed) },
          { term: COPY.frequency, value: FREQUENCY_WORDS[frequency] },
          { term: COPY.page, value: <LinkTo to={page}>{title}</LinkTo> },
        ]}
      />
      {columns.length === 0 || whole === undefined ? null : (
        <>
          <Table
            caption={COPY.columns}
            rows={columns}
            rowKey={(column) => column.title}
            head={{ title: COPY.column, cell: (column) => column.title }}
            columns={[{ key: 'about', title: COPY.meaning, cell: ({ about }) => about, line: true }]}
          />
          <p className="mb-0">
            <a href={`${context.settings.apiBase}${describedAt(whole.path)}`}>
              {COPY.described}
              <span className="visually-hidden"> {title}</span>
            </a>
          </p>
        </>
      )}
    </div>
  );
};
