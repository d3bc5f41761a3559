'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Notice } from '~/components/ui/notice';
import { isSessionEnd } from './form-errors';
import { useErrorMessage } from './use-error-message';

interface QuestionOptions {
  run: () => Promise<unknown>;
  /** Popup once it is done. */
  done: string;
  /** Title of the reason when it was refused. */
  failed: string;
}

/** An act without fields that a dialog asks about first. Done, the dialog closes and a popup says so; refused, it stays
 *  open with the reason in it. The end of a session is left to the log-in that follows.
 *  @returns `ask` opens the dialog; `dialog` has its attributes, `send` is its button's act, and `keep` lets it be */
export function useQuestion({ run, done, failed }: QuestionOptions) {
  const toMessage = useErrorMessage();
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const change = (open: boolean) => {
    // Whether it is done is not known yet, and is said here.
    if (busy) return;
    setFailure(null);
    setIsOpen(open);
  };
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await run();
      setIsOpen(false);
      toast.success(done);
    } catch (error) {
      if (isSessionEnd(error)) setIsOpen(false);
      else setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const children = failure !== null && (
    <Notice tone="error" title={failed}>
      {toMessage(failure)}
    </Notice>
  );
  return {
    busy,
    send,
    ask: () => change(true),
    keep: () => change(false),
    dialog: { open: isOpen, onOpenChange: change, children },
  };
}
