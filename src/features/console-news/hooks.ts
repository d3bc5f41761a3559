'use client';
import { trpc } from '~/trpc/react';

/** The news and honours, hidden ones and those of later days too. */
export function useNews() {
  return trpc.operator.siteContent.news.useQuery();
}

/** The acts on news and honours. The list is refetched after each, also when a colleague was faster. */
export function useNewsActs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.siteContent.news.invalidate();
  return {
    add: trpc.operator.siteContent.addNews.useMutation({ onSettled }),
    edit: trpc.operator.siteContent.editNews.useMutation({ onSettled }),
    setHidden: trpc.operator.siteContent.setHidden.useMutation({ onSettled }),
  };
}
