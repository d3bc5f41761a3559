'use client';
import { MachineVoiceDialog } from '~/console/recording/machine-voice-dialog';
import { useScopedI18n } from '~/i18n/client';
import type { OperatorVoiceLesson, VoiceTextView } from '~/schemas/operator-voice-lesson';
import { useVoiceRecordings } from '../hooks';

interface DropVoiceDialogProps {
  lesson: OperatorVoiceLesson;
  of: VoiceTextView;
  onClose: () => void;
}

/** The confirmation before a text of a voice lesson gets the synthetic voice again. */
export function DropVoiceDialog({ lesson: { id, version }, of, onClose }: DropVoiceDialogProps) {
  const t = useScopedI18n('consoleVoiceLessons.recording');
  const { drop } = useVoiceRecordings();
  const { ipa: _, ...text } = of;
  return (
    <MachineVoiceDialog
      text={of.text}
      onClose={onClose}
      explanation={t('back')}
      drop={() => drop.mutateAsync({ id, version, ...text })}
    />
  );
}
