'use client';
import type { ReactNode } from 'react';
import { useScopedI18n } from '~/i18n/client';
import { REASON } from './act-button';
import { ActDialog } from './act-dialog';
import { ReasonField } from './reason-field';
import { useActForm } from './use-act-form';

/** The dialog's texts about the chosen item. */
interface WithdrawalTexts {
  title: string;
  text: string;
  submit: string;
  cancel: string;
  /** Title of the reason when it was refused. */
  failed: string;
  done: string;
}

interface WithdrawalDialogProps<Chosen> {
  /** The item to withdraw; null while none is chosen. */
  chosen: Chosen | null;
  /** The id of the chosen item, to which typed texts belong. */
  idOf: (chosen: Chosen) => string;
  texts: WithdrawalTexts;
  /** Red where there is no way back. */
  isDangerous?: boolean;
  withdraw: (chosen: Chosen, why: { reason: string }) => Promise<unknown>;
  onClose: () => void;
  /** Further information beside the text. */
  children?: ReactNode;
}

/** The dialog for a withdrawal, with its reason. */
export function WithdrawalDialog<Chosen>(props: WithdrawalDialogProps<Chosen>) {
  const { chosen, idOf, texts, isDangerous = false, withdraw, onClose, children } = props;
  const t = useScopedI18n('consoleShell.reason');
  const form = useActForm({
    act: chosen === null ? null : idOf(chosen),
    fields: REASON,
    run: async ({ reason }) => chosen !== null && withdraw(chosen, { reason: reason.trim() }),
    done: texts.done,
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={texts.title}
      text={texts.text}
      submit={texts.submit}
      isDangerous={isDangerous}
      cancel={texts.cancel}
      failed={texts.failed}
    >
      {children}
      <ReasonField label={t('label')} hint={t('hint')} required {...form.reason('reason')} />
    </ActDialog>
  );
}
