'use client';
import { MicIcon } from '~/components/ui/icons/microphone';
import { StopIcon } from '~/components/ui/icons/playing';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { Phase } from '../player/lesson-machine';

interface Props {
  phase: Phase;
  onClick: () => void;
}

/** The large round button that starts and stops a recording. After a pass it is less prominent than "next". */
export function MicrophoneButton({ phase, onClick }: Props) {
  const t = useScopedI18n('lesson');
  const recording = phase.name === 'recording';
  const isWaiting = phase.name === 'opening' || phase.name === 'scoring';
  const passed = phase.name === 'judged' && phase.judgement.passed;
  const label = recording
    ? t('finishSpeaking')
    : phase.name === 'ready'
      ? t('speak')
      : t('speakAgain');
  // A name that changed as the recording begins would be read into it.
  const name = phase.name === 'opening' ? t('finishSpeaking') : label;
  return (
    <div className="grid justify-items-center gap-1">
      <button
        type="button"
        data-heir
        onClick={onClick}
        aria-label={name}
        aria-disabled={isWaiting || undefined}
        aria-busy={isWaiting || undefined}
        className={classNames(
          'grid size-[88px] place-items-center low:size-16 rounded-full border-2 transition duration-quick active:scale-[0.97]',
          recording
            ? 'border-again bg-again text-on-ink'
            : passed
              ? 'border-ink bg-transparent text-ink hover:bg-ink-soft'
              : 'border-ink bg-ink text-on-ink',
          isWaiting && 'animate-pulse',
        )}
      >
        {recording ? <StopIcon className="size-9" /> : <MicIcon className="size-9" />}
      </button>
      <span aria-hidden="true" className="text-sm font-semibold low:hidden">
        {label}
      </span>
    </div>
  );
}
