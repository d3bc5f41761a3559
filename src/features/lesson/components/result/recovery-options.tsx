'use client';
import { useEffect, useRef } from 'react';
import type { SpeechInputProblem } from '~/audio/speech-input-error';
import { useMicrophones } from '~/audio/use-microphones';
import { Button } from '~/components/ui/button';
import { KeyboardIcon } from '~/components/ui/icons/playing';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';
import type { Phase, RecordingRejection } from '../../player/lesson-machine';
import { MicrophoneChoice } from '../settings/microphone-choice';

interface Props {
  phase: Phase;
  onScoreAgain: () => void;
  /** Alternative without a microphone: a callback, the path of a lesson, or none. */
  typing: (() => void) | string | null;
}

/** Problems that another microphone may solve. */
const OTHER_MICROPHONE: ReadonlySet<RecordingRejection | SpeechInputProblem> = new Set([
  ...(['no_speech', 'too_quiet', 'too_noisy', 'clipped'] as const),
  ...(['busy', 'missing', 'unplugged', 'muted'] as const),
]);
/** Problems that end when the learner speaks again. */
const SPEAK_AGAIN: ReadonlySet<RecordingRejection | SpeechInputProblem> = new Set([
  ...(['too_quiet', 'clipped', 'too_short'] as const),
  ...(['interrupted', 'unreadable'] as const),
]);

/** Options when there is no recording to score, or the permission prompt has been open for a while: another
 *  microphone, typing, or scoring again. Speaking again is left to the large button. */
export function RecoveryOptions({ phase, onScoreAgain, typing }: Props) {
  const t = useScopedI18n('lesson');
  if (phase.name === 'unscored') return <Button onClick={onScoreAgain}>{t('scoreAgain')}</Button>;
  if (phase.name === 'opening') return <TypeInstead typing={typing} />;
  if (phase.name === 'blocked')
    return <TroubleHelp trouble={phase.problem} blocked typing={typing} />;
  return phase.name === 'unheard' ? (
    <TroubleHelp trouble={phase.rejection} typing={typing} />
  ) : null;
}

interface Trouble extends Pick<Props, 'typing'> {
  trouble: RecordingRejection | SpeechInputProblem;
  /** Whether there was no recording at all. */
  blocked?: boolean;
}

function TroubleHelp({ trouble, blocked, typing }: Trouble) {
  const t = useScopedI18n('lesson');
  const microphones = useMicrophones();
  const optionsRef = useRef<HTMLDivElement>(null);
  // The dock at the lower edge of a phone must not cover the options, which inherit the scroll margin of the outcome.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows with the microphones.
  useEffect(() => {
    optionsRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [trouble, microphones.length]);
  return (
    <div
      ref={optionsRef}
      className="grid w-full gap-3 [justify-items:inherit] [scroll-margin-bottom:inherit]"
    >
      {OTHER_MICROPHONE.has(trouble) && <MicrophoneChoice microphones={microphones} />}
      {!SPEAK_AGAIN.has(trouble) && (
        <>
          {blocked && typing !== null && (
            <p className="text-sm text-soft">
              <Phrases>{t('blockedWayOut')}</Phrases>
            </p>
          )}
          <TypeInstead typing={typing} />
        </>
      )}
    </div>
  );
}

function TypeInstead({ typing }: Pick<Props, 'typing'>) {
  const t = useScopedI18n('lesson.typing');
  if (typing === null) return null;
  if (typeof typing !== 'string')
    return (
      <Button variant="secondary" size="sm" icon={<KeyboardIcon />} onClick={typing}>
        {t('use')}
      </Button>
    );
  return (
    <Button asChild variant="secondary" size="sm">
      <Link href={typing}>{t('use')}</Link>
    </Button>
  );
}
