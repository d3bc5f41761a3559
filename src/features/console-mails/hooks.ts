'use client';
import type { DataSort } from '~/components/ui/data-table/types';
import type { TableFilters } from '~/components/ui/data-table/use-table-address';
import type { MailTemplateName } from '~/domain/mail-template';
import { listMailsSchema } from '~/schemas/operator-mail';
import { trpc } from '~/trpc/react';

/** The mails with the filters of the address; invalid values are left out. */
export function useMails(filters: TableFilters, { order }: DataSort) {
  const parsed = listMailsSchema.safeParse({ ...filters, order });
  const { cursor: _, ...input } = parsed.data ?? listMailsSchema.parse({ order });
  return trpc.operator.mails.list.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Sends a mail again; displayed mails are refetched afterwards. */
export function useResend() {
  const utils = trpc.useUtils();
  return trpc.operator.mails.resend.useMutation({ onSettled: () => utils.operator.invalidate() });
}

/** A template with sample data in both languages. */
export function useMailSamples(template: MailTemplateName) {
  return trpc.operator.mails.samples.useQuery({ template });
}

/** Sends several mails again; `readAgain` refetches the displayed mails when all are done. */
export function useResendMany() {
  const utils = trpc.useUtils();
  return {
    resend: trpc.operator.mails.resend.useMutation(),
    readAgain: () => utils.operator.invalidate(),
  };
}
