'use client';
import { Button } from '~/components/ui/button';
import { MicIcon } from '~/components/ui/icons/microphone';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';

/** Prompt after the items to render a passage from Chinese. */
export function ConsecutivePrompt({ onBegin }: { onBegin: () => void }) {
  const t = useScopedI18n('consecutive');
  return (
    <section className="grid justify-items-start gap-3 border-l-2 border-gold pl-5">
      <p>
        <Phrases>{t('openLead')}</Phrases>
      </p>
      <Button variant="secondary" icon={<MicIcon />} onClick={onBegin}>
        {t('open')}
      </Button>
    </section>
  );
}
