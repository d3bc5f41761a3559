'use client';
import { RetryNotice } from '~/components/ui/retry-notice';
import { useI18n } from '~/i18n/client';

/** Says that the cart could not be loaded. */
export function CartFailed({ onRetry }: { onRetry: () => unknown }) {
  const t = useI18n();
  return <RetryNotice text={t('cart.failed')} retry={t('common.retry')} onRetry={onRetry} />;
}
