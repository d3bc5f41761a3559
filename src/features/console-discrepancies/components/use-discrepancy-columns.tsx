'use client';
import { useMemo } from 'react';
import { Button } from '~/components/ui/button';
import type { DataColumn } from '~/components/ui/data-table/types';
import { BuyerLink } from '~/console/buyer-link';
import { OrderLink } from '~/console/order-link';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import type { DiscrepancyKind } from '~/schemas/discrepancy';
import type { DiscrepancyRow } from '~/schemas/operator-discrepancy';
import { gatewayPage } from '../gateway-page';
import { useGatewayName } from '../use-gateway-name';

/** Kinds that may be repaired by member time, on the buyer's page; the others at the gateway, or on the order's
 *  page. */
const AT_THE_BUYER: readonly DiscrepancyKind[] = [
  'REFUNDED_IN_DASHBOARD',
  'UNRECORDABLE',
  'WRONG_AMOUNT',
];

/** Kinds that are decided at the gateway. */
const AT_THE_GATEWAY: readonly DiscrepancyKind[] = [
  'WRONG_AMOUNT',
  'REFUND_MISSING',
  'REFUND_FAILED',
  'UNRECORDABLE',
];

/** The columns of the table of discrepancies.
 *  @param onResolve opens the dialog for the note of one */
export function useDiscrepancyColumns(
  onResolve: (id: string) => void,
): readonly DataColumn<DiscrepancyRow>[] {
  const t = useScopedI18n('consoleDiscrepancies');
  const language = useLanguage();
  const nameOf = useGatewayName();
  return useMemo(
    () => [
      {
        id: 'number',
        head: t('q'),
        isName: true,
        cell: ({ number }) => <OrderLink number={number} />,
      },
      {
        id: 'foundAt',
        head: t('found'),
        sortable: true,
        cell: ({ foundAt }) => formatDateTime(foundAt, language),
      },
      { id: 'kind', head: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
      {
        id: 'reference',
        head: t('reference'),
        cell: ({ detail }) =>
          detail
            ? [`${nameOf(detail.gateway)} ${detail.reference}`, detail.reason]
                .filter(Boolean)
                .join(' · ')
            : t('unreadable'),
      },
      {
        id: 'amount',
        head: t('amount'),
        cell: ({ detail }) =>
          detail
            ? [
                formatCurrency(detail.amount, detail.currency),
                detail.expected !== undefined &&
                  t('books', { amount: formatCurrency(detail.expected) }),
              ]
                .filter(Boolean)
                .join(' · ')
            : '–',
      },
      {
        id: 'todo',
        head: t('todo'),
        cell: ({ kind, buyer, detail, resolvedAt, note }) =>
          resolvedAt ? (
            `${formatDateTime(resolvedAt, language)} ${note}`
          ) : (
            <>
              {t(`advice.${kind}`)}
              {detail && AT_THE_GATEWAY.includes(kind) && <GatewayLink {...detail} />}
              {AT_THE_BUYER.includes(kind) && (
                <span className="mt-1 block">
                  <BuyerLink buyer={buyer} />
                </span>
              )}
            </>
          ),
      },
      {
        id: 'acts',
        head: t('acts'),
        cell: ({ id, number, resolvedAt }) =>
          resolvedAt ? (
            '–'
          ) : (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('resolveName', { number })}
              onClick={() => onResolve(id)}
            >
              {t('resolve')}
            </Button>
          ),
      },
    ],
    [t, language, nameOf, onResolve],
  );
}

/** A link to the payment at its gateway, where the gateway has such a page. */
function GatewayLink({ gateway, reference }: NonNullable<DiscrepancyRow['detail']>) {
  const t = useScopedI18n('consoleDiscrepancies');
  const nameOf = useGatewayName();
  const href = gatewayPage(gateway, reference);
  if (!href) return null;
  return (
    <a
      className="link mt-1 flex min-h-11 items-center"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('atGateway', { gateway: nameOf(gateway) })}
    </a>
  );
}
