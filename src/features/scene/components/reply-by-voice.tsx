'use client';
import { LevelTrace } from '~/audio/level-trace';
import { Button } from '~/components/ui/button';
import { MicIcon } from '~/components/ui/icons/microphone';
import { StopIcon } from '~/components/ui/icons/playing';
import { LiveWaveform } from '~/components/ui/live-waveform';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';
import type { Replying } from '../use-replying';

interface Props {
  replying: Replying;
  /** Called before the microphone is opened, to stop the other person's line. */
  onSound: () => void;
  onType: () => void;
}

const NO_ENVELOPE: readonly number[] = [];

/** Records a reply; the recording ends by itself when the learner has stopped speaking. */
export function ReplyByVoice({ replying, onSound, onType }: Props) {
  const t = useScopedI18n('scene');
  const { phase, trace, speak, stop } = replying;
  const { name } = phase;
  const isRecording = name === 'recording';
  const isWaiting = name === 'opening' || name === 'scoring';
  return (
    <section className="grid gap-3">
      <LiveWaveform
        envelope={NO_ENVELOPE}
        live={isRecording ? trace : null}
        levelCount={LevelTrace.LENGTH}
        swings={48}
        className="h-10"
      />
      <div className="min-h-6 text-sm text-soft">
        <p role="status">
          <Phrases>{isWaiting ? t(name) : ''}</Phrases>
        </p>
        {/* Not announced: the microphone would hear it. */}
        {phase.name === 'recording' && (
          <p>
            <Phrases>{t(phase.unmetered ? 'unmetered' : 'recording')}</Phrases>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          size="lg"
          icon={isRecording ? <StopIcon /> : <MicIcon />}
          busy={isWaiting}
          data-heir
          // A name that changed as the recording begins would be read into it.
          aria-label={name === 'opening' ? t('finish') : undefined}
          onClick={() => {
            if (isRecording) return stop();
            onSound();
            speak();
          }}
          className="max-sm:w-full"
        >
          {isRecording ? t('finish') : t('speak')}
        </Button>
        <button
          type="button"
          className="link min-h-11 disabled:hidden"
          disabled={isRecording || isWaiting}
          onClick={onType}
        >
          {t('useTyping')}
        </button>
      </div>
    </section>
  );
}
