import { useCallback } from 'react';
import { useScopedI18n } from '~/i18n/client';

const NAMED = ['sandbox', 'ecpay', 'stripe', 'invoice'] as const;

/** What a gateway is called on the screen; one without a name of its own is its code. */
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
