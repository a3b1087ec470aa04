import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import { AddressLink } from './link-to.tsx';
import { NewTag } from './status.tsx';

/** A document to fetch or a page to visit. */
export interface DocumentLink {
  readonly key: string;
  readonly title: ReactNode;
  readonly address: string;
  /** Format and size, part of the link's name: "PDF, 412 kB". */
  readonly file?: string | undefined;
  readonly isNew?: boolean | undefined;
  /** Date or other small words beside it. */
  readonly note?: ReactNode;
}

/** Documents and links in rows; a document's format and size are part of its link's name. */
export const DocumentList = ({
  documents,
  label,
  look,
  newTab = false,
}: {
  readonly documents: readonly DocumentLink[];
  /** Whether pages of the portal too open in a tab of their own (PAGE-18). */
  readonly newTab?: boolean | undefined;
  readonly label?: string | undefined;
  /** Files in a box of their own, each row pressed anywhere. */
  readonly look?: 'files' | undefined;
}) => (
  <ul className={classes('pt-docs link-list', look)} aria-label={label}>
    {documents.map(({ key, title, address, file, isNew = false, note }) => (
      <li key={key}>
        <Icon name={file === undefined ? 'link' : file.startsWith('PDF') ? 'file-pdf' : 'file'} />
        <span>
          <AddressLink address={address} newTab={newTab}>
            {title}
            {file === undefined ? null : ` (${file})`}
          </AddressLink>
          {isNew ? (
            <>
              {' '}
              <NewTag />
            </>
          ) : null}
          {note === undefined ? null : <span className="d-block pt-soft small">{note}</span>}
        </span>
        {look === undefined ? null : <Icon name="download" />}
      </li>
    ))}
  </ul>
);
