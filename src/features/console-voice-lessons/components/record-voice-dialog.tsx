'use client';
import { TakeDialog } from '~/console/recording/take-dialog';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { OperatorVoiceLesson, VoiceTextView } from '~/schemas/operator-voice-lesson';
import { useVoiceRecordings } from '../hooks';

interface RecordVoiceDialogProps {
  lesson: OperatorVoiceLesson;
  of: VoiceTextView;
  currentUrl: string | null;
  onClose: () => void;
}

/** Records one text of a voice lesson. */
export function RecordVoiceDialog({ lesson, of, currentUrl, onClose }: RecordVoiceDialogProps) {
  const t = useScopedI18n('consoleVoiceLessons');
  const language = useLanguage();
  const { check, choose } = useVoiceRecordings();
  const { id, version, content } = lesson;
  const { ipa, ...text } = of;
  const accent = t(`speakers.accents.${of.accent}`);
  const line = content.transcript.find((one) => of.field === `transcript.${one.id}`);
  const speaker = content.speakers.find((one) => one.id === line?.speaker);
  return (
    <TakeDialog
      text={of.text}
      ipa={ipa}
      currentUrl={currentUrl}
      onClose={onClose}
      note={
        speaker
          ? t('recording.line', {
              name: speaker.name[language],
              accent,
              sex: t(`recording.sexes.${speaker.sex}`),
            })
          : t('recording.other', { accent })
      }
      check={(audio) => check.mutateAsync({ id, ...text, audio })}
      choose={(take) => choose.mutateAsync({ id, version, ...text, take })}
    />
  );
}
