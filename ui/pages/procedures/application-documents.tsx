import { formatDay } from '#core/formatting/date.ts';
import { DOCUMENT_UNAVAILABLE_SENTENCE, documentFileName } from '#core/procedures/application-documents.ts';
import type { Application } from '#core/procedures/procedure.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { SectionHead } from '#ui/components/page-head.tsx';
import { APPLICATION_COPY as COPY } from '#ui/copy/application.ts';
import { DocumentButton } from '#ui/pages/company-file/document-button.tsx';
import { useAction } from '#ui/state/injection.tsx';
import { FetchApplicationDocument } from '#core/procedures/fetch-documents.ts';

/** The documents of an application, each with the way to open it; nothing where the service tells of none (PRAT-08, D-40). */
export const ApplicationDocuments = ({
  application: { id, detail },
  scope,
}: {
  readonly application: Application;
  readonly scope: ProcedureScope;
}) => {
  const fetchDocument = useAction(FetchApplicationDocument);
  const documents = detail?.documents ?? [];
  if (documents.length === 0) return null;
  return (
    <section>
      <SectionHead title={COPY.documents} />
      <ul className="pt-record-rows">
        {documents.map(({ id: document, title, madeOn }) => (
          <li key={document}>
            <div>
              <span className="fw-semibold">{title}</span>
              <span className="d-block pt-soft">
                {[COPY.pdf, madeOn === undefined ? [] : formatDay(madeOn)].flat().join(', ')}
              </span>
            </div>
            <DocumentButton
              words={{ ...COPY.document, about: title, failed: DOCUMENT_UNAVAILABLE_SENTENCE }}
              nameOn={documentFileName}
              fetchDocument={() => fetchDocument(scope, id, document)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
