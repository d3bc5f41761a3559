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

/** An act without fields that a dialog confirms. After a success the dialog closes and a popup reports it; after a
 *  refusal it stays open with the reason. The end of a session leads to the log-in.
 *  @returns `ask` opens the dialog; `dialog` has its attributes, `send` is the act of its button, and `keep` cancels */
export function useQuestion({ run, done, failed }: QuestionOptions) {
  const toMessage = useErrorMessage();
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const change = (open: boolean) => {
    // The outcome is not known yet and will be shown in this dialog, so it stays open.
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
