'use client';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';
import type { ItemSteps } from '../player/use-item-practice';

/** Says that the item waits until it can be spoken, and how far that reaches. */
export function DeferredNote({ steps }: { steps: ItemSteps }) {
  const t = useScopedI18n('practice.later');
  const { silence, putOff, setMode } = steps;
  if (silence === 'none' || !putOff) return null;
  const whole = silence === 'lesson';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <p role="status">
        <Phrases>{whole ? t('wholeOn') : t('queued')}</Phrases>
      </p>
      <button
        type="button"
        className="link min-h-11"
        onClick={() => (whole ? setMode('SPEAK') : putOff(true))}
      >
        {whole ? t('speakAgain') : t('whole')}
      </button>
    </div>
  );
}
