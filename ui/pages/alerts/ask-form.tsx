import { type SearchWords, subjectToPairs, type AlertSubject, isContent } from '#core/alerts/alert-search.ts';
import type { AlertsOutcome } from '#core/alerts/alert-service.ts';
import { FREQUENCIES, type Frequency } from '#core/alerts/frequency.ts';
import { FREQUENCY_NAMES } from '#core/alerts/frequency-words.ts';
import { ALERT_FIELDS } from '#core/alerts/alert-fields.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo, routeById, type RouteTable } from '#core/navigation/routes.ts';
import { Button } from '#ui/components/button.tsx';
import { Fieldset } from '#ui/components/choices.tsx';
import { SelectField, TextField } from '#ui/components/fields.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { PostForm } from '#ui/components/post-form.tsx';
import { Notice } from '#ui/components/status.tsx';
import { ALERTS_COPY as COPY } from '#ui/copy/alerts.ts';
import { useHref } from '#ui/routing/address.tsx';
import type { PageContext } from '../page-module.ts';
import { Trouble } from './trouble.tsx';

type Refused = AlertsOutcome & { readonly kind: 'refused' };

/** Three steps, and what is kept. */
const HowItWorks = ({ context }: { readonly context: PageContext }) => (
  <div className="pt-alert-how">
    <h3 className="h4 mb-2">{COPY.how}</h3>
    <ol>
      {COPY.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p className="small pt-soft d-flex gap-2">
      <Icon name="lock" size="sm" />
      <span>
        {COPY.kept} <LinkTo to={pathTo(context.table, 'privacy')}>{COPY.howWeUse}</LinkTo>
      </span>
    </p>
  </div>
);

interface FollowedProps {
  readonly table: RouteTable;
  readonly search: AlertSubject | undefined;
  /** What is followed, in words; undefined where it is not known. */
  readonly words: SearchWords | undefined;
}

/** What the mails will be about: in words where the address says it, else chosen among the lists. */
const Followed = ({ table, search, words }: FollowedProps) =>
  search === undefined || words === undefined ? (
    <SelectField
      label={COPY.chooseList}
      hint={COPY.chooseListHint}
      name="elenco"
      options={Object.values(LISTS).map(({ id, route }) => ({
        value: id,
        name: routeById(table, route).title,
      }))}
    />
  ) : (
    <>
      <p className="mb-0">
        {isContent(search) ? COPY.askedEntry : COPY.asked} <strong>{words.text}</strong>.
      </p>
      {subjectToPairs(search).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );

const Often = ({ chosen }: { readonly chosen: Frequency }) => (
  <Fieldset legend={COPY.often} className="pt-alert-often">
    {FREQUENCIES.map((frequency) => (
      <label key={frequency} className="pt-check form-check-label">
        <input type="radio" name={ALERT_FIELDS.frequency} value={frequency} defaultChecked={frequency === chosen} />
        <span>{FREQUENCY_NAMES[frequency]}</span>
      </label>
    ))}
  </Fieldset>
);

/** The form that asks for alerts: what is followed, said in words, an address, a frequency (ALERT-01, ALERT-02). */
export const AskForm = ({
  context,
  search,
  words,
  before,
}: Pick<FollowedProps, 'search' | 'words'> & {
  readonly context: PageContext;
  readonly before: Refused | undefined;
}) => {
  const { table } = context;
  const href = useHref();
  const query = search === undefined ? '' : `?${pairsToQuery(subjectToPairs(search))}`;
  const isEntry = search !== undefined && isContent(search);
  const isGoneEntry = isEntry && words?.isGone === true;
  return (
    <>
      <Trouble reason={before?.reason} />
      {words?.isGone === true ? (
        <Notice tone="warn" title={isEntry ? COPY.goneEntry(words.text) : COPY.gone}>
          {isEntry ? <LinkTo to={pathTo(table, 'alerts')}>{COPY.seeLists}</LinkTo> : null}
        </Notice>
      ) : null}
      {isGoneEntry ? null : (
        <div className="pt-mail-alert">
          <PostForm
            action={`${href(pathTo(table, 'alerts'))}${query}`}
            className="pt-form pt-stack"
            aria-label={COPY.ask}
            noValidate
          >
            <h2 className="h4">{COPY.ask}</h2>
            <Followed table={table} search={search} words={words} />
            <TextField
              label={COPY.mail}
              name={ALERT_FIELDS.mail}
              type="email"
              autoComplete="email"
              required
              defaultValue={before?.typed ?? ''}
              error={before?.trouble}
            />
            <Often chosen={before?.frequency ?? 'daily'} />
            <div>
              <Button type="submit" look="filled" wide>
                {COPY.send}
              </Button>
            </div>
          </PostForm>
          <HowItWorks context={context} />
        </div>
      )}
    </>
  );
};
