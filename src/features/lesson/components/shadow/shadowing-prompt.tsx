'use client';
import { Button } from '~/components/ui/button';
import { HeadphonesIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';

/** Prompt after the items to shadow the whole passage. */
export function ShadowingPrompt({ onShadow }: { onShadow: () => void }) {
  const t = useScopedI18n('listening.shadow');
  return (
    <section className="grid justify-items-start gap-3 border-l-2 border-gold pl-5">
      <p>
        <Phrases>{t('openLead')}</Phrases>
      </p>
      <Button variant="secondary" icon={<HeadphonesIcon />} onClick={onShadow}>
        {t('open')}
      </Button>
    </section>
  );
}
