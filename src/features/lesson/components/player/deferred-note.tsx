'use client';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';
import type { ItemSteps } from '../../player/use-item-practice';

/** Note that speaking is deferred, for the item or for the rest of the lesson. */
export function DeferredNote({ steps }: { steps: ItemSteps }) {
  const t = useScopedI18n('practice.later');
  const { silence, defer, setMode } = steps;
  if (silence === 'none' || !defer) return null;
  const whole = silence === 'lesson';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <p role="status">
        <Phrases>{whole ? t('wholeOn') : t('queued')}</Phrases>
      </p>
      <button
        type="button"
        className="link min-h-11"
        onClick={() => (whole ? setMode('SPEAK') : defer(true))}
      >
        {whole ? t('speakAgain') : t('whole')}
      </button>
    </div>
  );
}
