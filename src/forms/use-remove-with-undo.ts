'use client';
import { toast } from 'sonner';
import { moveFocusFromRow } from '~/components/ui/move-focus-from-row';
import { useErrorToast } from './use-error-toast';

interface RemoveWithUndo {
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** Text of the popup after the removal, and label of its button. */
  removed: string;
  undo: string;
}

/** Removes a row without asking first; a popup offers to restore it.
 *  @returns the click handler */
export function useRemoveWithUndo({ remove, restore, removed, undo }: RemoveWithUndo): () => void {
  const showErrorToast = useErrorToast();
  const onUndo = () => void restore().catch((error) => showErrorToast(error, onUndo));
  return () => {
    moveFocusFromRow();
    // Promises instead of callbacks of `mutate`: the row is unmounted before the response arrives.
    remove().then(
      () => toast(removed, { action: { label: undo, onClick: onUndo } }),
      (error) => showErrorToast(error),
    );
  };
}
