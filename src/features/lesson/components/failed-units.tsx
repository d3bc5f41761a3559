'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';

/** What is shown when My Learning did not load. */
export function FailedUnits({ retry }: { retry: () => void }) {
  const t = useScopedI18n('lesson.mine');
  return (
    <Notice tone="error">
      <p className="mb-3">
        <Phrases>{t('failed')}</Phrases>
      </p>
      <Button variant="secondary" size="sm" onClick={retry}>
        {t('again')}
      </Button>
    </Notice>
  );
}
