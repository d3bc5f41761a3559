'use client';
import { useEffect, useRef } from 'react';
import { useSession } from '~/features/account/hooks';
import { type Draft, keepDraft, keptDraft } from '~/forms/kept-draft';

/** How the names of the payment page's drafts begin. */
export const CHECKOUT_DRAFTS = 'checkout:';

/** Keeps what is typed into a part of the payment page, for this tab and this account, until it is paid.
 *  @param restored gets what was kept, once
 *  @returns keeps it; call it with every change */
export function useKeptChoice(part: string, restored: (kept: Draft) => void) {
  const { user } = useSession();
  const name = user && `${CHECKOUT_DRAFTS}${part}:${user.email}`;
  const tell = useRef(restored);
  tell.current = restored;
  useEffect(() => {
    const kept = name ? keptDraft(name) : {};
    if (Object.keys(kept).length > 0) tell.current(kept);
  }, [name]);
  return (draft: Draft) => {
    if (name) keepDraft(name, draft);
  };
}
