'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useI18n } from '~/i18n/client';

/** Says that the cart could not be loaded. */
export function CartFailed({ onRetry }: { onRetry: () => unknown }) {
  const t = useI18n();
  return (
    <Notice tone="error">
      <p className="mb-3">
        <Phrases>{t('cart.failed')}</Phrases>
      </p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Notice>
  );
}
