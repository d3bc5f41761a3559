'use client';
import { useState } from 'react';
import { useCheckIn, useUndoCheckIn } from './hooks';

/** The acts at the door of an activity and the typed text. There is one answer at a time: each act, and each sign that
 *  is typed for the next guest, clears the previous one. */
export function useDoor(slug: string) {
  const checkIn = useCheckIn(slug);
  const undo = useUndoCheckIn(slug);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const clear = (reason?: string) => {
    setRefused(reason);
    // A call under way keeps its answer, which has not been read yet.
    if (!checkIn.isPending) checkIn.reset();
    if (!undo.isPending) undo.reset();
  };
  return {
    typed,
    refused,
    checkIn,
    undo,
    clear,
    type: (text: string) => {
      clear();
      setTyped(text);
    },
    // Input for the next guest, typed meanwhile, is kept.
    send: (email: string) => {
      if (undo.isPending) return;
      clear();
      const onSuccess = () => setTyped((now) => (now === typed ? '' : now));
      checkIn.mutate({ slug, email }, { onSuccess });
    },
    // The answer of a check-in stays until it is taken back, so that a failed attempt can be repeated.
    takeBack: (email: string, checkedInAt: Date) => {
      if (checkIn.isPending || undo.isPending) return;
      setRefused(undefined);
      if (checkIn.variables?.email !== email) checkIn.reset();
      undo.mutate({ slug, email, checkedInAt }, { onSuccess: checkIn.reset });
    },
  };
}
