'use client';
import { useQuery } from '@tanstack/react-query';
import { storeAttempt, storeItemLeftOpen } from '~/device/lesson-store';
import { requestSync } from '~/device/outbox';
import { useOwner } from '~/device/use-owner';
import { taipeiDay } from '~/domain/day';
import type { AttemptInput } from '~/schemas/lesson';
import type { OpenedReview, OpenReviewInput, ReviewedCard } from '~/schemas/spaced-repetition';
import { isUndecided } from '~/trpc/error-code';
import { trpc } from '~/trpc/react';

export type ReviewItem = OpenedReview['cards'][number];

/** The cards of a session are not refetched during it. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false };

/** The cards of a review session. */
export function useOpenReview(input: OpenReviewInput, options: { enabled: boolean }) {
  return trpc.review.open.useQuery(input, { ...ONCE, ...options });
}

/** The day's new sentences that are asked by their Chinese, which become cards by it. It is a query, so that it is
 *  tried again after a lost connection. @param ofDay their number; undefined outside of such a session */
export function useStartRenderings(ofDay: number | undefined) {
  const utils = trpc.useUtils();
  return useQuery({
    queryKey: ['renderings'],
    queryFn: async () => {
      const opened = await utils.client.review.startRenderings.mutate({ ofDay });
      void utils.review.today.invalidate();
      void utils.nextStep.invalidate();
      return opened;
    },
    ...ONCE,
    enabled: ofDay !== undefined,
  });
}

/** Answers a card. Without a connection or a response the attempt is stored on this device and sent later, and
 *  still counts as the day's review.
 *  @returns `stored` when the attempt was stored on this device */
export function useAnswerCard() {
  const utils = trpc.useUtils();
  const owner = useOwner();
  const answer = trpc.review.answer.useMutation({ retry: 1 });
  return async (card: ReviewItem, attempt: AttemptInput): Promise<ReviewedCard | 'stored'> => {
    const { id: cardId, version } = card;
    try {
      return await answer.mutateAsync({ cardId, version, attempt });
    } catch (error) {
      if (!isUndecided(error) || owner === null) throw error;
      await storeAttempt({ owner, slug: card.unit?.slug ?? null, attempt });
      requestSync();
      return 'stored';
    } finally {
      void utils.review.today.invalidate();
      void utils.nextStep.invalidate();
      void utils.progress.invalidate();
    }
  };
}

/** Stores attempts after the first answer: they are practice, and are sent with everything else. */
export function usePractise() {
  const owner = useOwner();
  return async (card: ReviewItem, attempt: AttemptInput): Promise<void> => {
    if (owner === null) return;
    await storeAttempt({ owner, slug: card.unit?.slug ?? null, attempt });
    requestSync();
  };
}

/** Stores that a card was left open; the outbox sends it. */
export function useLeaveOpen() {
  const owner = useOwner();
  return async (card: ReviewItem): Promise<void> => {
    if (owner === null) return;
    const { item, unit, fromChinese } = card;
    const day = taipeiDay(new Date());
    const slug = unit?.slug ?? null;
    await storeItemLeftOpen({ owner, slug, itemId: item.id, day, fromChinese });
    requestSync();
  };
}

export type CardAction = 'bury' | 'know' | 'suspend';

/** Buries a card until tomorrow or suspends it, and restores it. */
export function useCardActions() {
  const utils = trpc.useUtils();
  const onSettled = () => {
    void utils.review.today.invalidate();
    void utils.nextStep.invalidate();
    void utils.review.suspendedCards.invalidate();
    void utils.progress.invalidate();
  };
  const bury = trpc.review.bury.useMutation({ onSettled });
  const know = trpc.review.know.useMutation({ onSettled });
  const suspend = trpc.review.suspend.useMutation({ onSettled });
  const restore = trpc.review.restoreCard.useMutation({ onSettled });
  const cardActions = { bury, know, suspend };
  return {
    removeCard: (cardAction: CardAction, cardId: string) =>
      cardActions[cardAction].mutateAsync({ cardId }),
    restoreCard: (cardId: string) => restore.mutateAsync({ cardId }),
  };
}

/** The suspended cards, page by page. */
export function useSuspendedCards() {
  return trpc.review.suspendedCards.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
}
