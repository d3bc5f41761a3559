'use client';
import { useEffect, useRef } from 'react';
import { useSession } from '~/features/account/hooks';
import { type FormDraft, loadFormDraft, saveFormDraft } from '~/forms/form-draft';

/** Prefix of the names of the payment page's drafts. */
export const CHECKOUT_DRAFTS = 'checkout:';

/** Stores the input of a section of the payment page, for this tab and this account, until the payment.
 *  @param restored called once with the stored draft
 *  @returns stores a draft; call it with every change */
export function usePersistedDraft(part: string, restored: (stored: FormDraft) => void) {
  const { user } = useSession();
  const name = user && `${CHECKOUT_DRAFTS}${part}:${user.email}`;
  const onRestored = useRef(restored);
  onRestored.current = restored;
  useEffect(() => {
    const stored = name ? loadFormDraft(name) : {};
    if (Object.keys(stored).length > 0) onRestored.current(stored);
  }, [name]);
  return (draft: FormDraft) => {
    if (name) saveFormDraft(name, draft);
  };
}
