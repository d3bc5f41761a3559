'use client';
import type { DataSort } from '~/components/ui/data-table/types';
import type { TableFilters } from '~/components/ui/data-table/use-table-address';
import { listInvoicesSchema } from '~/schemas/operator-invoice';
import { trpc } from '~/trpc/react';

/** The invoices with the filters and the order of the address; invalid values are left out. */
export function useInvoices(filters: TableFilters, { column: sort, order }: DataSort) {
  const parsed = listInvoicesSchema.safeParse({ ...filters, sort, order });
  const { cursor: _, ...input } = parsed.data ?? listInvoicesSchema.parse({ order });
  return trpc.operator.money.invoices.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Records acts at the tax platform; the list is refetched afterwards. */
export function useInvoiceActs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.invalidate();
  return {
    issue: trpc.operator.money.issueInvoice.useMutation({ onSettled }),
    correct: trpc.operator.money.correctInvoice.useMutation({ onSettled }),
    voidIt: trpc.operator.money.voidInvoice.useMutation({ onSettled }),
    allow: trpc.operator.money.issueAllowance.useMutation({ onSettled }),
  };
}

/** The requests to the agency, and a refetch of the list afterwards, also after an error. */
export function useAgencyMutations() {
  const utils = trpc.useUtils();
  return {
    issue: trpc.operator.money.issueAtProvider.useMutation(),
    voidIt: trpc.operator.money.voidAtProvider.useMutation(),
    allow: trpc.operator.money.allowAtProvider.useMutation(),
    readAgain: () => utils.operator.invalidate(),
  };
}
