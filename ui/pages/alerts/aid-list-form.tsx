import { type AidAnswers } from '#core/aids/answers.ts';
import { aidListPairs, aidListPath } from '#core/alerts/aid-list-address.ts';
import { ALERT_FIELDS } from '#core/alerts/alert-fields.ts';
import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { PostForm } from '#ui/components/post-form.tsx';
import { AID_LIST_COPY as COPY } from '#ui/copy/aid-list.ts';
import { useHref } from '#ui/routing/address.tsx';
import type { PageContext } from '../page-module.ts';

/**
 * The form that sends a list of aids to an address, once. What comes from a company file goes along in the fields, and never into an address
 * (AIDS-06, D-57, D-61).
 */
export const AidListForm = ({
  context,
  answers,
  typed,
  mail = '',
  trouble,
}: {
  readonly context: PageContext;
  /** What the list is made of. */
  readonly answers: AidAnswers;
  /** What of it was typed into the address. */
  readonly typed: AidAnswers;
  readonly mail?: string;
  readonly trouble?: string | undefined;
}) => {
  const href = useHref();
  return (
    <PostForm
      action={href(aidListPath(context.table, typed))}
      className="pt-form pt-stack"
      aria-label={COPY.title}
      noValidate
    >
      {aidListPairs(answers).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={COPY.mail}
        hint={COPY.kept}
        name={ALERT_FIELDS.mail}
        type="email"
        autoComplete="email"
        required
        defaultValue={mail}
        error={trouble}
      />
      <div>
        <Button type="submit" wide>
          {COPY.send}
        </Button>
      </div>
    </PostForm>
  );
};
