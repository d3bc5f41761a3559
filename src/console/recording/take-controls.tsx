'use client';
import { Button } from '~/components/ui/button';
import { FileButton } from '~/components/ui/file-button';
import { MAX_TAKE_BYTES, MAX_TAKE_SECONDS } from '~/domain/sound-file';
import { useScopedI18n } from '~/i18n/client';
import { TakeMeter } from './take-meter';
import type { useTakeCheck } from './use-take-check';

interface TakeControlsProps {
  take: ReturnType<typeof useTakeCheck>;
  /** Nothing plays into a recording. */
  onStart: () => void;
}

/** The microphone, and the button for a file. */
export function TakeControls({ take, onStart }: TakeControlsProps) {
  const t = useScopedI18n('consoleContent.record');
  const { phase, trace, record, stop, send } = take;
  const isRecording = phase.name === 'recording';
  const isWaiting = phase.name === 'opening' || phase.name === 'checking';
  const limits = { seconds: MAX_TAKE_SECONDS, size: MAX_TAKE_BYTES / 1024 / 1024 };
  const start = () => {
    onStart();
    record();
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {/* There is one button, whose name changes before the microphone opens, because a screen reader would otherwise
            speak the new name into the clip. */}
        <Button
          variant={isRecording ? 'primary' : 'secondary'}
          busy={isWaiting}
          onClick={isRecording ? stop : start}
          aria-label={phase.name === 'opening' ? t('stop') : undefined}
        >
          {isRecording ? t('stop') : t(phase.name === 'checked' ? 'again' : 'start')}
        </Button>
        <FileButton
          label={t('upload')}
          name={t('upload')}
          accept=".wav,.mp3,audio/wav,audio/mpeg"
          variant="quiet"
          size="md"
          disabled={isRecording || isWaiting}
          onFile={send}
        />
      </div>
      <TakeMeter phase={phase} trace={trace} />
      <p className="text-sm text-soft">{t('formats', limits)}</p>
    </div>
  );
}
