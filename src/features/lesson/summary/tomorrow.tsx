'use client';
import { Phrases } from '~/components/ui/phrases';
import { useNextButton } from '~/features/next-step/use-next-button';
import { useScopedI18n } from '~/i18n/client';

interface Props {
  /** Number of items that are left of the unit. */
  left: number;
  /** Whether results are still being sent, on which tomorrow depends. */
  waits: boolean;
  /** Whether results could not be stored or sent: then only this page knows what is left. */
  isLost: boolean;
}

/** What comes tomorrow if nothing more is practised today: by the plan, else by what is left of this unit. Empty while it
 *  is loading, and where the note of a finished day says it. */
export function Tomorrow({ left, waits, isLost }: Props) {
  const t = useScopedI18n('summary');
  const next = useNextButton({ enabled: !waits && !isLost });
  const byUnit = left > 0 ? t('tomorrowLeft', { left }) : t('tomorrowNew');
  const text = isLost
    ? byUnit
    : next && (next.isDone && left === 0 ? '' : (next.tomorrow ?? byUnit));
  return <p className="figures min-h-6 text-sm text-soft">{text && <Phrases>{text}</Phrases>}</p>;
}
