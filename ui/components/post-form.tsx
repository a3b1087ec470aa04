import { useState, type ComponentProps } from 'react';
import { OFFLINE_COPY as COPY } from '#ui/copy/offline.ts';
import { useOffline } from './offline.ts';
import { useStatus } from './status-line.tsx';
import { Notice } from './status.tsx';

/**
 * A form with something typed that the browser itself posts, its answer a page. While there is no connection it is not sent: the
 * browser would show a page of its own in place of what was typed (ALERT-08).
 */
export const PostForm = ({ children, ...form }: Omit<ComponentProps<'form'>, 'method' | 'onSubmit'>) => {
  const isOffline = useOffline();
  const { say } = useStatus();
  const [wasPressed, setPressed] = useState(false);
  return (
    <form
      {...form}
      method="post"
      onSubmit={(event) => {
        if (!isOffline) return;
        event.preventDefault();
        setPressed(true);
        say(COPY.title);
      }}
    >
      {children}
      {isOffline && wasPressed ? (
        <Notice tone="bad" title={COPY.title}>
          <p>{COPY.text}</p>
        </Notice>
      ) : null}
    </form>
  );
};
