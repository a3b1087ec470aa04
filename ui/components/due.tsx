import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

/** How much a last day presses. */
export type DueLook = 'soon' | 'past' | undefined;

/** Until when something can be done: what there is to say of it, and the day or days under it. */
export const Due = ({
  look,
  text,
  day,
}: {
  readonly look?: DueLook;
  readonly text: string;
  readonly day?: string | undefined;
}) => (
  <p className={classes('pt-due', look)}>
    <Icon name={look === 'soon' ? 'clock' : 'calendar'} size="sm" />
    <span>
      {text} {day === undefined ? null : <small>{day}</small>}
    </span>
  </p>
);
