'use client';
import type { ReactNode } from 'react';
import { RetryNotice } from '~/components/ui/retry-notice';
import { useI18n } from '~/i18n/client';

/** The notice that the cart could not be loaded. */
export function CartFailed({
  onRetry,
  children,
}: {
  onRetry: () => unknown;
  children?: ReactNode;
}) {
  const t = useI18n();
  return (
    <RetryNotice text={t('cart.failed')} retry={t('common.retry')} onRetry={onRetry}>
      {children}
    </RetryNotice>
  );
}
