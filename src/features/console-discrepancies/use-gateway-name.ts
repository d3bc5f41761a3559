import { useCallback } from 'react';
import { useScopedI18n } from '~/i18n/client';

const NAMED = ['sandbox', 'ecpay', 'stripe', 'invoice'] as const;

/** The displayed name of a gateway; its code if it has no name. */
export function useGatewayName(): (gateway: string) => string {
  const t = useScopedI18n('consoleMoney.gateways');
  return useCallback(
    (gateway) => {
      const named = NAMED.find((name) => name === gateway);
      return named ? t(named) : gateway;
    },
    [t],
  );
}
