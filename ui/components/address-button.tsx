import { classifyLink } from '#core/navigation/links.ts';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon-names.ts';
import { ActionLink, useLinkSettings } from './link-to.tsx';

/** A link with the look of a button to an address as a content has it: a page, a file, another site (VAL-03, VAL-05). */
export const AddressButton = ({
  address,
  look = 'outlined',
  icon,
  children,
}: {
  readonly address: string;
  readonly look?: 'filled' | 'outlined' | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}) => {
  const settings = useLinkSettings();
  return (
    <ActionLink
      action={classifyLink(address, settings)}
      className={classes('btn', look === 'filled' ? 'btn-primary' : 'btn-outline-primary')}
    >
      {icon === undefined ? null : <Icon name={icon} size="sm" />}
      <span>{children}</span>
    </ActionLink>
  );
};
