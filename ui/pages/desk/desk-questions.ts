import type { CompanyFileParts } from '#core/company-file/company-file.ts';
import { PARTS_OF_THE_DESK, type PartOfTheDesk } from '#core/company-file/parts.ts';
import type { Highlight } from '#core/content/highlight.ts';
import type { PagePreview } from '#core/content/page.ts';
import { DeskRepository, type DeskService } from '#core/desk/desk-repository.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import type { Company, Role } from '#core/session/user.ts';
import { type Asking, read } from '#ui/pages/ask.ts';
import { filePartQuestion } from '#ui/pages/company-file/file-questions.ts';
import { highlightsQuestion } from '#ui/pages/content-questions.ts';
import { proceduresQuestion } from '#ui/pages/procedures/procedure-questions.ts';
import type { Question } from '#ui/state/questions.ts';

/** The services used most from the desk of a role. */
export const deskServicesQuestion = (asking: Asking, role: Role): Question<readonly DeskService[]> =>
  read(asking, DeskRepository, 'services', role);

/** The aids of the farmer's desk. */
export const deskAidsQuestion = (asking: Asking): Question<readonly PagePreview[]> =>
  read(asking, DeskRepository, 'aids');

/** The headline figures of the operator's desk (PAGE-09). */
export const deskFiguresQuestion = (asking: Asking): Question<readonly Kpi[]> =>
  read(asking, DeskRepository, 'figures');

/** What the agency has to say to farmers (PAGE-28). */
export const deskNoticesQuestion = (asking: Asking): Question<readonly Highlight[]> =>
  highlightsQuestion(asking, 'alert', 'agricoltori');

/** The banner of the desk (API-15). */
export const deskBannerQuestion = (asking: Asking): Question<readonly Highlight[]> =>
  highlightsQuestion(asking, 'banner', 'scrivania');

/** The parts of the file from which the desk knows what is to be done; none under a closed mandate, where the service refuses them. */
export const deskFileQuestions = (
  asking: Asking,
  { cuaa, mandateClosed }: Company,
): readonly { readonly name: PartOfTheDesk; readonly question: Question<CompanyFileParts[PartOfTheDesk]> }[] =>
  mandateClosed ? [] : PARTS_OF_THE_DESK.map((name) => ({ name, question: filePartQuestion(asking, cuaa, name) }));

/** Everything that the farmer's desk asks at first sight. */
export const deskQuestions = (asking: Asking, company: Company | undefined): readonly Question<unknown>[] => [
  ...(company === undefined
    ? []
    : [
        ...deskFileQuestions(asking, company).map(({ question }) => question),
        ...(company.mandateClosed ? [] : [filePartQuestion(asking, company.cuaa, 'header')]),
        ...(['payments', 'questions', 'debts'] as const).map((kind) =>
          proceduresQuestion(asking, { cuaa: company.cuaa, as: 'farmer' }, kind),
        ),
      ]),
  deskAidsQuestion(asking),
  deskServicesQuestion(asking, 'farmer'),
  deskNoticesQuestion(asking),
  deskBannerQuestion(asking),
];
