'use client';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { CheckIcon } from '~/components/ui/icons/marks';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';

/** Replaces the form after the message was sent, with the time of the reply. */
export function MessageSent({ to, onWriteAnother }: { to: string; onWriteAnother: () => void }) {
  const t = useScopedI18n('contact');
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headline.current?.focus();
  }, []);
  return (
    <div className="grid content-start justify-items-start gap-4 border-l-2 border-said pl-6">
      <h3 ref={headline} tabIndex={-1} className="flex items-center gap-2 text-xl outline-none">
        <CheckIcon className="text-said" />
        <Phrases>{t('sent')}</Phrases>
      </h3>
      <p className="max-w-text wrap-anywhere">
        <Phrases>{t('sentText', { email: to })}</Phrases>
      </p>
      <Button variant="secondary" onClick={onWriteAnother}>
        {t('another')}
      </Button>
    </div>
  );
}
