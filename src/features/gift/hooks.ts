'use client';
import { trpc } from '~/trpc/react';

/** A gift by its link, with its status for the current user. */
export function useGift(token: string) {
  return trpc.gift.open.useQuery({ token }, { retry: false, staleTime: 0 });
}

/** Claims a gift; the level in the header follows. After an error the gift's current status is loaded. */
export function useClaimGift(token: string) {
  const utils = trpc.useUtils();
  return trpc.gift.claim.useMutation({
    onSuccess: (gift) => {
      utils.gift.open.setData({ token }, gift);
      void utils.auth.me.invalidate();
      void utils.profile.membership.invalidate();
      void utils.nextStep.invalidate();
    },
    onError: () => utils.gift.open.invalidate({ token }),
  });
}

/** E-mails an order's gift again, or to another recipient. */
export function useSendGift() {
  const utils = trpc.useUtils();
  return trpc.gift.send.useMutation({
    onSuccess: (gift, { id }) =>
      utils.order.get.setData({ id }, (order) => order && { ...order, gift }),
    onError: (_, { id }) => utils.order.get.invalidate({ id }),
  });
}
