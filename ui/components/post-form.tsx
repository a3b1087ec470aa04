import { useState, type ComponentProps } from 'react';
import { OFFLINE_COPY as COPY } from '#ui/copy/offline.ts';
import { Notice } from './status.tsx';

/**
 * A form that the browser itself posts, its answer a page. Without a connection it is not sent: the browser would show a page
 * of its own in place of what was typed (ALERT-08).
 */
export const PostForm = ({ children, ...form }: Omit<ComponentProps<'form'>, 'method' | 'onSubmit'>) => {
  const [isCut, setCut] = useState(false);
  return (
    <form
      {...form}
      method="post"
      onSubmit={(event) => {
        if (navigator.onLine) return;
        event.preventDefault();
        setCut(true);
      }}
    >
      {children}
      <div role="status">
        {isCut ? (
          <Notice tone="bad" title={COPY.title}>
            <p>{COPY.text}</p>
          </Notice>
        ) : null}
      </div>
    </form>
  );
};
