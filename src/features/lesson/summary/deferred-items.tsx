'use client';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { VISITOR } from '~/device/owner';
import { useScopedI18n } from '~/i18n/client';

interface Props {
  owner: string;
  count: number;
  onSpeak: () => void;
}

/** Number of deferred items, and where they can be spoken later. */
export function DeferredItems({ owner, count, onSpeak }: Props) {
  const t = useScopedI18n('practice.later');
  if (count === 0) return null;
  return (
    <section className="grid justify-items-start gap-3">
      <div>
        <p>
          <Phrases>{t('inSummary', { count })}</Phrases>
        </p>
        <p className="text-sm text-soft">
          <Phrases>{owner === VISITOR ? t('onDevice') : t('inAccount')}</Phrases>
        </p>
      </div>
      <Button variant="secondary" onClick={onSpeak}>
        {t('sayNow', { count })}
      </Button>
    </section>
  );
}
