'use client';
import { Button } from '~/components/ui/button';
import { SpeakerIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';

/** Prompt after the items to hear a passage and give it back. */
export function InterpretingPrompt({ onInterpret }: { onInterpret: () => void }) {
  const t = useScopedI18n('interpret');
  return (
    <section className="grid justify-items-start gap-3 border-l-2 border-gold pl-5">
      <p>
        <Phrases>{t('openLead')}</Phrases>
      </p>
      <Button variant="secondary" icon={<SpeakerIcon />} onClick={onInterpret}>
        {t('open')}
      </Button>
    </section>
  );
}
