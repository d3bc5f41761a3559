'use client';
import { type ReactNode, useState } from 'react';
import { useScopedI18n } from '~/i18n/client';
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
  withdraw: (chosen: Chosen, why: { reason: string }) => Promise<unknown>;
  onClose: () => void;
  /** What is to be known beside the text. */
  children?: ReactNode;
}

/** The dialog that takes something back, with the reason, and how that ended. */
export function WithdrawalDialog<Chosen>(props: WithdrawalDialogProps<Chosen>) {
  const { chosen, texts, isDangerous = false, withdraw, onClose, children } = props;
  const t = useScopedI18n('consoleShell.reason');
  const act = useAct();
  const [reason, setReason] = useState('');
  const send = async (what: Chosen) => {
    if (await act.run(() => withdraw(what, { reason: reason.trim() }), texts.done)) setReason('');
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
        {children}
        <ReasonField
          label={t('label')}
          hint={t('hint')}
          required
          value={reason}
          onChange={setReason}
        />
      </ActDialog>
    </>
  );
}
