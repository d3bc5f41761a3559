'use client';
import { useEffect, useRef } from 'react';
import { clockText } from '~/lib/clock-text';
import { useOnline } from './connection';
import { FormError, Notice } from './notice';
import { useSecondsUntil } from './use-seconds-until';

/** Why a form was not accepted. */
export interface Refusal {
  text: string;
  /** Before this time another try is refused as well. */
  until: Date | null;
  /** It could not leave: there was no connection. */
  offline: boolean;
}

export interface FormRefusalProps {
  title: string;
  refusal: Refusal | null;
  words: { over: string; left: (time: string) => string; online: string };
}

/** The complaint above a form. It comes into sight, counts down a wait, and says when that is over or the
 *  connection is back. The clock is for the eye: a reader that was told the wait need not hear every
 *  second of it. */
export function FormRefusal({ title, refusal, words }: FormRefusalProps) {
  const left = useSecondsUntil(refusal?.until);
  const online = useOnline();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refusal]);
  if (!refusal) return null;
  const over = refusal.until !== null && left === 0;
  const back = refusal.offline && online;
  return (
    <div ref={place} className="scroll-mt-24">
      {over || back ? (
        <Notice tone="good">{over ? words.over : words.online}</Notice>
      ) : (
        <FormError
          title={title}
          text={
            <>
              {refusal.text}
              {left > 0 && (
                <span aria-hidden className="figures block">
                  {words.left(clockText(left))}
                </span>
              )}
            </>
          }
        />
      )}
    </div>
  );
}
