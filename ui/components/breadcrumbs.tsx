import { collapsed, type Breadcrumb } from '#core/navigation/breadcrumbs.ts';
import { PARTS } from '#ui/copy/parts.ts';
import { classes } from './classes.ts';
import { LinkTo } from './link-to.tsx';
import { ELEMENT } from './national-model.ts';

const Step = ({
  step,
  isFirst = false,
  isPage = false,
  isAbove = false,
}: {
  readonly step: Breadcrumb;
  readonly isFirst?: boolean;
  readonly isPage?: boolean;
  /** Whether it is the page above this one, which stands alone where there is no room for the whole path. */
  readonly isAbove?: boolean;
}) => (
  <li
    className={classes('breadcrumb-item', isPage && 'active', isAbove && 'above')}
    aria-current={isPage ? 'page' : undefined}
  >
    {isFirst ? null : (
      <span className="separator" aria-hidden="true">
        /
      </span>
    )}
    {step.address === undefined || isPage ? (
      <span lang={step.language}>{step.label}</span>
    ) : (
      <LinkTo to={step.address}>{step.label}</LinkTo>
    )}
  </li>
);

const keyOf = ({ label, address }: Breadcrumb): string => `${address ?? ''} ${label}`;

/**
 * Where the page stands. The middle of a long path hides behind an ellipsis that keyboard and pointer open, also
 * where no script runs (NAV-20).
 */
export const Breadcrumbs = ({ steps }: { readonly steps: readonly Breadcrumb[] }) => {
  const { first, hidden, last } = collapsed(steps);
  const page = steps.at(-1);
  const above = steps.findLast(({ address }) => address !== undefined);
  return (
    <nav className="breadcrumb-container" aria-label={PARTS.breadcrumbs}>
      <ol className="breadcrumb" data-element={ELEMENT.breadcrumb}>
        {first.map((step, index) => (
          <Step key={keyOf(step)} step={step} isFirst={index === 0} isPage={step === page} isAbove={step === above} />
        ))}
        {hidden.length === 0 ? null : (
          <li className="breadcrumb-item">
            <span className="separator" aria-hidden="true">
              /
            </span>
            <details className="pt-crumbs">
              <summary aria-label={PARTS.showHiddenCrumbs}>…</summary>
              <ol className="breadcrumb">
                {hidden.map((step, index) => (
                  <Step key={keyOf(step)} step={step} isFirst={index === 0} />
                ))}
              </ol>
            </details>
          </li>
        )}
        {last.map((step) => (
          <Step key={keyOf(step)} step={step} isPage={step === page} isAbove={step === above} />
        ))}
      </ol>
    </nav>
  );
};
