'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import type { CefrLevel } from '~/domain/grading/types';
import type { SavedWordSort, SaveWordInput, TappedWordInput } from '~/schemas/saved-word';
import { trpc } from '~/trpc/react';

interface WordListChoice {
  q: string;
  level?: CefrLevel | undefined;
  sort: SavedWordSort;
}

/** The saved words, page by page. The rows of the last search stay while the next ones are fetched. */
export function useSavedWords(choice: WordListChoice) {
  return trpc.savedWord.list.useInfiniteQuery(choice, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Removes saved words and restores them. */
export function useRemoveWord() {
  const onSettled = useRefreshWords();
  const remove = trpc.savedWord.remove.useMutation({ onSettled });
  const restore = trpc.savedWord.restore.useMutation({ onSettled });
  return {
    remove: (id: string) => remove.mutateAsync({ id }),
    restore: (id: string) => restore.mutateAsync({ id }),
  };
}

/** Whether a word is saved, and the acts that save and remove it. Nothing is asked for a visitor. */
export function useSavedWord(word: TappedWordInput) {
  const owner = useOwner();
  const isUser = owner !== null && owner !== VISITOR;
  const onSettled = useRefreshWords();
  const found = trpc.savedWord.find.useQuery(word, { enabled: isUser });
  const save = trpc.savedWord.save.useMutation({ onSettled });
  const remove = trpc.savedWord.remove.useMutation({ onSettled });
  return {
    isVisitor: owner === VISITOR,
    found,
    isBusy: save.isPending || remove.isPending,
    save: (input: SaveWordInput) => save.mutateAsync(input),
    remove: (id: string) => remove.mutateAsync({ id }),
  };
}

function useRefreshWords() {
  const utils = trpc.useUtils();
  return () => {
    void utils.savedWord.invalidate();
    void utils.review.today.invalidate();
    void utils.nextStep.invalidate();
  };
}
