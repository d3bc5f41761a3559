'use client';
import { useEffect, useRef } from 'react';
import { formatDuration } from '~/lib/format-duration';
import { useOnline } from './connection';
import { FormError, Notice } from './notice';
import { useSecondsUntil } from './use-seconds-until';

/** Why a form was not accepted. */
export interface FormSubmitError {
  text: string;
  /** Before this time another try is refused as well. */
  until: Date | null;
  /** It could not leave: there was no connection. */
  offline: boolean;
}

export interface FormErrorSummaryProps {
  title: string;
  error: FormSubmitError | null;
  labels: { over: string; left: (time: string) => string; online: string };
}

/** The complaint above a form. It comes into sight, counts down a wait, and says when that is over or the
 *  connection is back. The clock is for the eye: a reader that was told the wait need not hear every
 *  second of it. */
export function FormErrorSummary({ title, error, labels }: FormErrorSummaryProps) {
  const left = useSecondsUntil(error?.until);
  const online = useOnline();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) container.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  if (!error) return null;
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
