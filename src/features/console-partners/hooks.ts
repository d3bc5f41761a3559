'use client';
import { trpc } from '~/trpc/react';

/** The partners, hidden ones too. */
export function usePartners() {
  return trpc.operator.siteContent.partners.useQuery();
}

/** The acts on partners. The list is refetched after each, also when a colleague was faster. */
export function usePartnerActs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.siteContent.partners.invalidate();
  return {
    add: trpc.operator.siteContent.addPartner.useMutation({ onSettled }),
    edit: trpc.operator.siteContent.editPartner.useMutation({ onSettled }),
    order: trpc.operator.siteContent.orderPartners.useMutation({ onSettled }),
    setHidden: trpc.operator.siteContent.setHidden.useMutation({ onSettled }),
    setPicture: trpc.operator.siteContent.setPartnerPicture.useMutation({ onSettled }),
  };
}
