'use client';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { useAct } from '~/console/use-act';
import { useScopedI18n } from '~/i18n/client';

interface MachineVoiceDialogProps {
  /** What the clip says. */
  text: string;
  /** What follows. */
  explanation: string;
  drop: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a text goes back to the machine's voice. */
export function MachineVoiceDialog({ text, explanation, drop, onClose }: MachineVoiceDialogProps) {
  const t = useScopedI18n('consoleContent.recording');
  const act = useAct();
  const submit = async () => {
    if (await act.run(drop)) onClose();
  };
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('back')}
      text={explanation}
      submit={t('back')}
      cancel={t('keep')}
      busy={act.busy}
      onSubmit={() => void submit()}
    >
      <p lang="en" className="font-serif text-lg">
        {text}
      </p>
      <ActNotice outcome={act.outcome} failed={t('notDone')} />
    </ActDialog>
  );
}
