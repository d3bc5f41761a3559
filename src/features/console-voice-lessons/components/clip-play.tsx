'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import type { useAudioClip } from '~/components/ui/use-audio-clip';
import { ClipButton } from '~/console/content/clip-button';
import { ClipScore } from '~/console/content/clip-score';
import { ClipMaker } from '~/console/recording/clip-maker';
import { useScopedI18n } from '~/i18n/client';
import type {
  OperatorVoiceLesson,
  VoiceClipView,
  VoiceTextView,
} from '~/schemas/operator-voice-lesson';
import { DropVoiceDialog } from './drop-voice-dialog';
import { RecordVoiceDialog } from './record-voice-dialog';

interface ClipPlayProps {
  lesson: OperatorVoiceLesson;
  of: VoiceTextView;
  /** Undefined where there is none yet. */
  clip: VoiceClipView | undefined;
  audio: ReturnType<typeof useAudioClip>;
}

/** The clip of a text of a voice lesson in one accent: its score, its maker, and the actions for another
 *  one. */
export function ClipPlay({ lesson, of, clip, audio }: ClipPlayProps) {
  const t = useScopedI18n('consoleVoiceLessons');
  const recording = useScopedI18n('consoleContent.recording');
  const [dialog, setDialog] = useState<'record' | 'drop' | null>(null);
  const voice = t(`speakers.accents.${of.accent}`);
  const { text, ipa } = of;
  const open = (name: 'record' | 'drop') => {
    audio.stop();
    setDialog(name);
  };
  const shared = { lesson, of, onClose: () => setDialog(null) };
  return (
    <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-1">
      {clip ? <ClipButton url={clip.url} text={text} voice={voice} audio={audio} /> : <span />}
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm">
        <span className="text-soft">{voice}</span>
        {clip && <ClipScore score={clip.score} accepted={clip.accepted} />}
        {clip?.recorded && <ClipMaker recorded={clip.recorded} />}
        {!clip && <span className="text-again">{t('part.noClip')}</span>}
        {ipa !== null && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={recording('recordOf', { text, voice })}
            onClick={() => open('record')}
          >
            {recording('record')}
          </Button>
        )}
        {clip?.recorded && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={recording('backOf', { text, voice })}
            onClick={() => open('drop')}
          >
            {recording('back')}
          </Button>
        )}
      </div>
      {dialog === 'record' && <RecordVoiceDialog {...shared} currentUrl={clip?.url ?? null} />}
      {dialog === 'drop' && <DropVoiceDialog {...shared} />}
    </div>
  );
}
