'use client';
import { useScopedI18n } from '~/i18n/client';
import { formatDuration } from '~/lib/format-duration';

const MINUTE_MS = 60_000;

/** Time that was practised in this lesson today, counting up; screen readers get whole minutes. */
export function TimeSpent({ spentMs }: { spentMs: number }) {
  const t = useScopedI18n('lesson');
  return (
    <span role="timer" className="figures text-sm text-soft">
      <span aria-hidden="true">{formatDuration(Math.floor(spentMs / 1000))}</span>
      <span className="sr-only">
        {t('minutesSpent', { minutes: Math.floor(spentMs / MINUTE_MS) })}
      </span>
    </span>
  );
}
