'use client';
import { useEffect, useRef } from 'react';
import { formatDuration } from '~/lib/format-duration';
import { useOnline } from './connection';
import { CopyButton } from './copy-button';
import { FormError, Notice } from './notice';
import { useSecondsUntil } from './use-seconds-until';

/** The error of a submitted form. */
export interface FormSubmitError {
  text: string;
  /** Before this time another attempt is rejected, too. */
  until: Date | null;
  /** Whether the request failed because there was no connection. */
  offline: boolean;
  /** Whether fields of the form show it, so that it is announced here and not shown again. */
  isBesideField?: boolean;
  /** The number in the text, which a button copies. */
  reference?: string | null;
}

export interface FormErrorSummaryProps {
  title: string;
  error: FormSubmitError | null;
  labels: {
    over: string;
    left: (time: string) => string;
    online: string;
    copy: string;
    copied: string;
  };
}

/** The error above a form, and the only announcement of it: the popup and the fields are silent. It scrolls
 *  into view, counts down a rate limit's wait, and says when the wait is over or the connection is back. The
 *  countdown is hidden from screen readers, which have announced the wait once. */
export function FormErrorSummary({ title, error, labels }: FormErrorSummaryProps) {
  const left = useSecondsUntil(error?.until);
  const online = useOnline();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) container.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  if (!error) return null;
  if (error.isBesideField)
    return (
      <p role="alert" className="sr-only">
        {title} {error.text}
      </p>
    );
  const over = error.until !== null && left === 0;
  const reconnected = error.offline && online;
  return (
    <div ref={container} className="scroll-mt-24">
      {over || reconnected ? (
        <Notice tone="good">{over ? labels.over : labels.online}</Notice>
      ) : (
        <FormError
          title={title}
          text={
            <>
              {error.text}
              {error.reference && (
                <CopyButton value={error.reference} label={labels.copy} copied={labels.copied} />
              )}
              {left > 0 && (
                <span aria-hidden className="figures block">
                  {labels.left(formatDuration(left))}
                </span>
              )}
            </>
          }
        />
      )}
    </div>
  );
}
