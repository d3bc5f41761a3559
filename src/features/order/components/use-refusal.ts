'use client';
import { useI18n } from '~/i18n/client';
import { errorCode } from '~/trpc/error-code';

/** The sentence of a refused call; for one that the network lost, that nothing was charged. */
export function useRefusal(): (error: unknown) => string {
  const t = useI18n();
  return (error) => {
    const code = errorCode(error);
    if (code) return t(`errors.${code}`);
    return t(navigator.onLine ? 'order.payment.lost' : 'form.offline');
  };
}
