'use client';
import { toast } from 'sonner';
import { leaveRow } from '~/components/ui/leave-row';
import { useComplaint } from './use-complaint';

interface TakeOff {
  remove: () => Promise<unknown>;
  putBack: () => Promise<unknown>;
  /** What the popup says when it is gone, and what its button is called. */
  removed: string;
  undo: string;
}

/** Takes a row off one's desk without asking first: a popup offers it back.
 *  @returns to be called with the press */
export function useTakeOff({ remove, putBack, removed, undo }: TakeOff): () => void {
  const complain = useComplaint();
  const onUndo = () => void putBack().catch((error) => complain(error, onUndo));
  return () => {
    leaveRow();
    // Promises: the row is gone before the answer is there, and with it what `mutate` would have told.
    remove().then(
      () => toast(removed, { action: { label: undo, onClick: onUndo } }),
      (error) => complain(error),
    );
  };
}
