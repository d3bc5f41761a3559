'use client';
import { toast } from 'sonner';
import { moveFocusFromRow } from '~/components/ui/move-focus-from-row';
import { useErrorToast } from './use-error-toast';

interface RemoveWithUndo {
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** What the popup says when it is gone, and what its button is called. */
  removed: string;
  undo: string;
}

/** Takes a row off one's desk without asking first: a popup offers it back.
 *  @returns to be called with the press */
export function useRemoveWithUndo({ remove, restore, removed, undo }: RemoveWithUndo): () => void {
  const showErrorToast = useErrorToast();
  const onUndo = () => void restore().catch((error) => showErrorToast(error, onUndo));
  return () => {
    moveFocusFromRow();
    // Promises: the row is gone before the answer is there, and with it what `mutate` would have told.
    remove().then(
      () => toast(removed, { action: { label: undo, onClick: onUndo } }),
      (error) => showErrorToast(error),
    );
  };
}
