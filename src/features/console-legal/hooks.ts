'use client';
import { trpc } from '~/trpc/react';

/** The legal texts with their versions. */
export function useLegalTexts() {
  return trpc.operator.siteContent.legal.useQuery();
}

/** Publishing and withdrawing a version; the list is refetched afterwards. */
export function useLegalActs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.siteContent.legal.invalidate();
  return {
    publish: trpc.operator.siteContent.publishLegal.useMutation({ onSettled }),
    withdraw: trpc.operator.siteContent.withdrawLegal.useMutation({ onSettled }),
  };
}
