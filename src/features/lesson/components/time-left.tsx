'use client';
import { useScopedI18n } from '~/i18n/client';
import { formatDuration } from '~/lib/format-duration';

interface Props {
  spentMs: number;
  budgetMs: number;
}

const MINUTE_MS = 60_000;

/** Remaining time of the ten minutes. It is available to screen readers, and announced once, when the last
 *  minute begins. */
export function TimeLeft({ spentMs, budgetMs }: Props) {
  const t = useScopedI18n('practice.time');
  const leftMs = Math.max(0, budgetMs - spentMs);
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  return (
    <>
      <span role="timer" className="figures text-sm text-soft">
        <span aria-hidden="true">{formatDuration(Math.ceil(leftMs / 1000))}</span>
        <span className="sr-only">{t('left', { minutes })}</span>
      </span>
      <span role="status" className="sr-only">
        {leftMs > 0 && leftMs <= MINUTE_MS ? t('lastMinute') : ''}
      </span>
    </>
  );
}
