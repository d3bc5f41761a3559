'use client';
import { ActDialog } from '~/console/act-dialog';
import { useActForm } from '~/console/use-act-form';
import { useScopedI18n } from '~/i18n/client';

interface MachineVoiceDialogProps {
  /** The text of the clip. */
  text: string;
  /** The consequences. */
  explanation: string;
  drop: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms the return of a text to the machine's voice. */
export function MachineVoiceDialog({ text, explanation, drop, onClose }: MachineVoiceDialogProps) {
  const t = useScopedI18n('consoleContent.recording');
  const form = useActForm({ act: text, fields: {}, run: drop, onClose });
  return (
    <ActDialog
      form={form}
      title={t('back')}
      text={explanation}
      submit={t('back')}
      cancel={t('keep')}
      failed={t('notDone')}
    >
      <p lang="en" className="font-serif text-lg">
        {text}
      </p>
    </ActDialog>
  );
}
