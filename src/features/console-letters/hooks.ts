'use client';
import { trpc } from '~/trpc/react';

/** The letters: those that wait, the oldest first, or all, the latest first. */
export function useLetters(isAll: boolean) {
  const input = isAll
    ? ({ order: 'desc' } as const)
    : ({ state: 'waiting', order: 'asc' } as const);
  return trpc.operator.letters.list.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Marks a letter as answered, and back. */
export function useLetterActs() {
  const utils = trpc.useUtils();
  const options = { onSuccess: () => utils.operator.console.today.invalidate() };
  return {
    answer: trpc.operator.letters.answer.useMutation(options),
    reopen: trpc.operator.letters.reopen.useMutation(options),
  };
}

/** Marks several letters as answered, and back; `readAgain` refetches the list when all are done. */
export function useManyLetterActs() {
  const utils = trpc.useUtils();
  return {
    answer: trpc.operator.letters.answer.useMutation(),
    reopen: trpc.operator.letters.reopen.useMutation(),
    readAgain: () => utils.operator.invalidate(),
  };
}
