import { audiencesIn, MILESTONE_PARAMETERS, type MilestoneView, produceIn } from '#core/milestones/milestone-view.ts';
import { audienceFrom } from '#core/aids/audience.ts';
import { type Milestone, monthOfDay } from '#core/milestones/milestone.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { regionOf } from '#core/paying-bodies/finder.ts';
import { groupedRegions, REGIONS } from '#core/paying-bodies/regions.ts';
import { SelectField, SubmitWithoutScript } from '#ui/components/fields.tsx';
import { Folding } from '#ui/components/folding.tsx';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { MILESTONES_COPY as COPY } from '#ui/copy/milestones.ts';
import { useHref, useNavigate } from '#ui/routing/address.tsx';
import { useToday } from '#ui/state/today.tsx';
import type { PageContext } from '../page-module.ts';
import { viewPath } from './milestone-path.ts';

interface FormProps {
  readonly context: PageContext;
  readonly view: MilestoneView;
  /** All there is, whatever is chosen: the choices are made of it. */
  readonly all: readonly Milestone[];
}

/** Audience, region, and what one grows or raises: each choice acts at once, and before any script a button sends them (TERM-02). */
const Choices = ({ context, view, all }: FormProps) => {
  const href = useHref();
  const navigate = useNavigate();
  const choose = (changed: Partial<MilestoneView>): void =>
    navigate(viewPath(context, { ...view, until: undefined, ...changed }));
  return (
    <form className="pt-tools" aria-label={COPY.form} action={href(pathTo(context.table, 'milestones'))}>
      {view.month === undefined ? null : <input type="hidden" name={MILESTONE_PARAMETERS.month} value={view.month} />}
      <SelectField
        label={COPY.audience}
        name={MILESTONE_PARAMETERS.audience}
        value={view.audience ?? ''}
        none={COPY.anyAudience}
        onChange={({ currentTarget: { value } }) => choose({ audience: audienceFrom(value) })}
        options={audiencesIn(all)}
      />
      <SelectField
        label={COPY.region}
        name={MILESTONE_PARAMETERS.region}
        value={view.region ?? ''}
        none={COPY.anyRegion}
        onChange={({ currentTarget: { value } }) => choose({ region: regionOf(value)?.value })}
        groups={groupedRegions(REGIONS).map(({ title, regions }) => ({ name: title, options: regions }))}
      />
      <SelectField
        label={COPY.produce}
        name={MILESTONE_PARAMETERS.produce}
        value={view.produce ?? ''}
        none={COPY.anyProduce}
        onChange={({ currentTarget: { value } }) => choose({ produce: value === '' ? undefined : value })}
        options={produceIn(all)}
      />
      <SubmitWithoutScript>{COPY.show}</SubmitWithoutScript>
    </form>
  );
};

/** The filters, folded on narrow screens, and the two ways to look at what they leave (TERM-02). */
export const MilestoneForm = ({ context, view, all }: FormProps) => {
  const month = monthOfDay(useToday());
  const count = [view.audience, view.region, view.produce].filter((value) => value !== undefined).length;
  return (
    <div className="pt-when-choose">
      <Folding words={COPY.filters(count)}>
        <Choices context={context} view={view} all={all} />
      </Folding>
      <nav aria-label={COPY.view}>
        <LinkTo
          to={viewPath(context, { ...view, month: undefined })}
          aria-current={view.month === undefined ? 'true' : undefined}
        >
          <Icon name={view.month === undefined ? 'check' : 'list'} size="sm" />
          {COPY.list}
        </LinkTo>
        <LinkTo
          to={viewPath(context, { ...view, until: undefined, month: view.month ?? month })}
          aria-current={view.month === undefined ? undefined : 'true'}
        >
          <Icon name={view.month === undefined ? 'calendar' : 'check'} size="sm" />
          {COPY.month}
        </LinkTo>
      </nav>
    </div>
  );
};
