'use client';
import { useState } from 'react';
import { ActDialog } from './act-dialog';
import { ActNotice } from './act-notice';
import { ReasonField } from './reason-field';
import { useAct } from './use-act';

/** What the dialog says about what is chosen. */
interface WithdrawalTexts {
  title: string;
  text: string;
  submit: string;
  cancel: string;
  reason: string;
  reasonHint?: string;
  /** Title of the notice when it failed. */
  failed: string;
  done: string;
}

interface WithdrawalDialogProps<Chosen> {
  /** What is to be taken back; null while nothing is. */
  chosen: Chosen | null;
  texts: WithdrawalTexts;
  /** Red where there is no way back. */
  isDangerous?: boolean;
  withdraw: (chosen: Chosen, reason: { reason?: string }) => Promise<unknown>;
  onClose: () => void;
}

/** The dialog that takes something back, with the reason, and how that ended. */
export function WithdrawalDialog<Chosen>(props: WithdrawalDialogProps<Chosen>) {
  const { chosen, texts, isDangerous = false, withdraw, onClose } = props;
  const act = useAct();
  const [reason, setReason] = useState('');
  const send = async (what: Chosen) => {
    const given = reason.trim();
    if (await act.run(() => withdraw(what, given ? { reason: given } : {}), texts.done))
      setReason('');
    onClose();
  };
  return (
    <>
      <ActNotice outcome={act.outcome} failed={texts.failed} />
      <ActDialog
        open={chosen !== null}
        onClose={onClose}
        title={texts.title}
        text={texts.text}
        submit={texts.submit}
        isDangerous={isDangerous}
        cancel={texts.cancel}
        busy={act.busy}
        onSubmit={() => chosen !== null && send(chosen)}
      >
        <ReasonField
          label={texts.reason}
          hint={texts.reasonHint}
          value={reason}
          onChange={setReason}
        />
      </ActDialog>
    </>
  );
}
