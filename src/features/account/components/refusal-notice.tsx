'use client';
import { useEffect, useRef } from 'react';
import { FormError, Notice } from '~/components/ui/notice';
import { useI18n } from '~/i18n/client';
import { clockText } from '~/lib/clock-text';
import { useSecondsUntil } from '../use-seconds-until';

/** Why a form was not accepted. */
export interface Refusal {
  text: string;
  /** Before this time another try is refused as well. */
  until: Date | null;
}

interface Props {
  title: string;
  refusal: Refusal | null;
}

/** The complaint above a form. It comes into sight, counts down a wait, and says when that is over. The
 *  clock is for the eye: a reader that was told the wait need not hear every second of it. */
export function RefusalNotice({ title, refusal }: Props) {
  const t = useI18n();
  const left = useSecondsUntil(refusal?.until);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refusal]);
  if (!refusal) return null;
  const over = refusal.until !== null && left === 0;
  return (
    <div ref={place} className="scroll-mt-24">
      {over ? (
        <Notice tone="good">{t('account.wait.over')}</Notice>
      ) : (
        <FormError
          title={title}
          text={
            <>
              {refusal.text}
              {left > 0 && (
                <span aria-hidden className="figures block">
                  {t('account.wait.left', { time: clockText(left) })}
                </span>
              )}
            </>
          }
        />
      )}
    </div>
  );
}
