import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-names.ts';
import { LinkTo, OutLink } from './link-to.tsx';
import { isSecondPress } from './second-press.ts';

/** How loud a button is: one `filled` a view, the rest `outlined` or `link`. */
type ButtonLook = 'filled' | 'outlined' | 'link';

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  filled: 'btn-primary',
  outlined: 'btn-outline-primary',
  link: 'btn-link',
};

const lookOf = (look: ButtonLook, wide: boolean, className: string | undefined): string =>
  classes('btn', LOOKS[look], wide && 'btn-wide', className);

interface Dressing {
  readonly look?: ButtonLook | undefined;
  /** Sign before the words. */
  readonly icon?: IconName | undefined;
  /** Sign after the words. */
  readonly iconEnd?: IconName | undefined;
  /** As wide as the screen on phones. */
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const Inside = ({ icon, iconEnd, children }: Pick<Dressing, 'icon' | 'iconEnd' | 'children'>) => (
  <>
    {icon === undefined ? null : <Icon name={icon} size="sm" />}
    <span>{children}</span>
    {iconEnd === undefined ? null : <Icon name={iconEnd} size="sm" />}
  </>
);

/** A button: what happens stays on this page. */
export interface ButtonProps
  extends Dressing, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'className' | 'children'> {
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button, never of type `submit` unless asked. A form is sent once by a double click, and so is the next one that comes in its place. */
export const Button = ({
  look = 'outlined',
  icon,
  iconEnd,
  wide = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={lookOf(look, wide, className)}
    onClick={(event) => {
      if (type === 'submit' && isSecondPress(event)) event.preventDefault();
      else onClick?.(event);
    }}
  >
    <Inside icon={icon} iconEnd={iconEnd}>
      {children}
    </Inside>
  </button>
);

/** A link that looks like a button: `to` for a page of the portal, `href` for an outside one. */
export type LinkButtonProps = Dressing & {
  readonly onClick?: (() => void) | undefined;
  /** Does what the link leads to without following it; before any script it is followed. */
  readonly onPress?: (() => void) | undefined;
  readonly id?: string | undefined;
  /** Its name in the national model. */
  readonly element?: string | undefined;
  /** As of `LinkTo`. */
  readonly fragment?: string | undefined;
} & ({ readonly to: string; readonly href?: undefined } | { readonly href: string; readonly to?: undefined });

/** A link with the look of a button: it leads somewhere. */
export const LinkButton = ({
  look = 'outlined',
  icon,
  iconEnd,
  wide = false,
  className,
  children,
  onClick,
  onPress,
  id,
  element,
  fragment,
  to,
  href,
}: LinkButtonProps) => {
  const dress = {
    className: lookOf(look, wide, className),
    onClick: (event: MouseEvent) => {
      if (isSecondPress(event)) return event.preventDefault();
      onClick?.();
      if (onPress === undefined) return;
      event.preventDefault();
      onPress();
    },
    'data-element': element,
    ...(id === undefined ? {} : { id }),
  };
  const inside = (
    <Inside icon={icon} iconEnd={iconEnd}>
      {children}
    </Inside>
  );
  if (to !== undefined) {
    return (
      <LinkTo {...dress} to={to} fragment={fragment}>
        {inside}
      </LinkTo>
    );
  }
  return (
    <OutLink {...dress} href={href}>
      {inside}
    </OutLink>
  );
};

/** A square button of 48 px with an icon only; `label` is its name. */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'style' | 'aria-label' | 'children'
> {
  readonly icon: IconName;
  readonly label: string;
  readonly edged?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button of one icon. */
export const IconButton = ({ icon, label, edged = false, className, type = 'button', ...rest }: IconButtonProps) => (
  <button {...rest} type={type} className={classes('pt-icon-btn', edged && 'edged', className)} aria-label={label}>
    <Icon name={icon} />
  </button>
);
