import { useEffect, useId, useRef, useState } from 'react';
import { PERSONAL_KINDS, type PersonalChoices, type PersonalKind } from '#core/alerts/personal-alerts.ts';
import { columnOf, KIND_WORDS, kindsOf, openCompanies, withKind, withKindForAll } from '#core/alerts/personal-draft.ts';
import type { Company } from '#core/session/user.ts';
import { classes } from '#ui/components/classes.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { Tag } from '#ui/components/status.tsx';
import { ALERT_PREFERENCES_COPY as COPY } from '#ui/copy/alert-preferences.ts';

interface Choosing {
  readonly choices: PersonalChoices;
  readonly onChoose: (choices: PersonalChoices) => void;
}

/** A box, with its words where they do not stand above the column. */
const KindBox = ({
  kind,
  isOn,
  isHalf = false,
  onChange,
}: {
  readonly kind: PersonalKind;
  readonly isOn: boolean;
  readonly isHalf?: boolean;
  readonly onChange: (isOn: boolean) => void;
}) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isHalf;
  }, [isHalf]);
  return (
    <label className="pt-check bare form-check-label">
      <input ref={box} type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span className="pt-mailpref-word">
        {KIND_WORDS[kind].title}
        <span className="d-block small pt-soft">{KIND_WORDS[kind].when}</span>
      </span>
    </label>
  );
};

/** The first row sets a whole column; it is half ticked where some are on. */
const AllCompanies = ({ companies, choices, onChoose }: Choosing & { readonly companies: readonly Company[] }) => {
  const id = useId();
  return (
    <li className="pt-mailpref-row all">
      <p id={id}>{COPY.all}</p>
      <div role="group" aria-labelledby={id} className="pt-mailpref-kinds">
        {PERSONAL_KINDS.map((kind) => {
          const column = columnOf(choices, companies, kind);
          return (
            <KindBox
              key={kind}
              kind={kind}
              isOn={column === 'all'}
              isHalf={column === 'some'}
              onChange={(isOn) => onChoose(withKindForAll(choices, companies, kind, isOn))}
            />
          );
        })}
      </div>
    </li>
  );
};

/** One company; on a phone closed while nothing is chosen of it. */
const CompanyRow = ({
  company: { cuaa, registeredName, mandateClosed },
  isSelected,
  isAlone,
  choices,
  onChoose,
}: Choosing & { readonly company: Company; readonly isSelected: boolean; readonly isAlone: boolean }) => {
  const id = useId();
  const kinds = kindsOf(choices, cuaa);
  const [isOpen, setOpen] = useState(kinds.length > 0 || isAlone);
  return (
    <li className="pt-mailpref-row">
      <p id={id}>
        <span className="d-block fw-semibold">{registeredName}</span>
        <span className="small pt-soft">{isSelected ? COPY.inUse : cuaa}</span>
      </p>
      {mandateClosed ? (
        <Tag tone="mute" icon="lock" word={COPY.closed} />
      ) : (
        <>
          {isOpen ? null : (
            <button
              type="button"
              className="btn btn-link pt-mailpref-open"
              aria-expanded={false}
              aria-label={COPY.noneOf(registeredName)}
              onClick={() => setOpen(true)}
            >
              <span>{COPY.none}</span>
              <Icon name="expand" size="sm" />
            </button>
          )}
          <div role="group" aria-labelledby={id} className={classes('pt-mailpref-kinds', !isOpen && 'closed')}>
            {PERSONAL_KINDS.map((kind) => (
              <KindBox
                key={kind}
                kind={kind}
                isOn={kinds.includes(kind)}
                onChange={(isOn) => {
                  setOpen(true);
                  onChoose(withKind(choices, cuaa, kind, isOn));
                }}
              />
            ))}
          </div>
        </>
      )}
    </li>
  );
};

/** Company by kind: a table where there is room, a block for each company on a phone (PREF-01). */
export const CompanyChoices = ({
  companies,
  selectedCuaa,
  choices,
  onChoose,
}: Choosing & { readonly companies: readonly Company[]; readonly selectedCuaa: string }) => (
  <div className="pt-mailpref-table">
    <div className="pt-mailpref-head" aria-hidden="true">
      <span>{COPY.company}</span>
      {PERSONAL_KINDS.map((kind) => (
        <span key={kind}>
          <span className="d-block">{KIND_WORDS[kind].title}</span>
          <span className="small pt-soft fw-normal">{KIND_WORDS[kind].when}</span>
        </span>
      ))}
    </div>
    <ul className="list-unstyled">
      {openCompanies(companies).length > 1 ? (
        <AllCompanies companies={companies} choices={choices} onChoose={onChoose} />
      ) : null}
      {companies.map((company) => (
        <CompanyRow
          key={company.cuaa}
          company={company}
          isSelected={company.cuaa === selectedCuaa}
          isAlone={companies.length === 1}
          choices={choices}
          onChoose={onChoose}
        />
      ))}
    </ul>
  </div>
);
