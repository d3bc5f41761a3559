'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RetryNotice } from '~/components/ui/retry-notice';
import { useHasLasted } from '~/components/ui/use-has-lasted';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { MediaContent, PlayedLesson } from '~/schemas/media-lesson';
import type { PlayerController } from '../player/player-controller';
import { useLanguagesShown } from '../player/use-languages-shown';
import { usePlayerState } from '../player/use-player';
import { usePlayerKeys } from '../player/use-player-keys';
import { AudioScrubber } from './audio-scrubber';
import { PlayerControls } from './player-controls';
import { ResumeNote } from './resume-note';
import { SpeakerAccents } from './speaker-accents';
import { type ShadowSlot, Transcript } from './transcript';

interface Props {
  lesson: PlayedLesson;
  content: MediaContent;
  player: PlayerController;
  shadow: ShadowSlot;
  isPreview: boolean;
  /** Its transcript as text, until its lines are loaded. */
  text?: ReactNode;
}

const SLOW_MS = 5000;

/** The recording of a voice lesson: a waveform to seek in, the controls, and the transcript that scrolls
 *  along. */
export function VoiceRecording({ lesson, content, player, shadow, isPreview, text }: Props) {
  const t = useScopedI18n('voice.player');
  const language = useLanguage();
  const languages = useLanguagesShown();
  usePlayerKeys(player, languages);
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  const attached = useRef(player.attach);
  useEffect(() => {
    const attach = attached.current;
    attach(audio);
    return () => attach(null);
  }, [audio]);
  const names = content.study.speakers ?? [];
  const speakers = new Map(names.map(([speaker, name]) => [speaker, name[language]]));
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
      <div className="grid content-start gap-4">
        {/* biome-ignore lint/a11y/useMediaCaption: its words stand beside it, line by line. */}
        <audio ref={setAudio} crossOrigin="anonymous" src={content.media} preload="metadata" />
        <AudioScrubber player={player} durationMs={lesson.durationMs} envelope={lesson.envelope} />
        <PlayerControls player={player} />
        <SpeakerAccents study={content.study} />
        {!isPreview && (
          <ResumeNote player={player} slug={lesson.slug} durationMs={lesson.durationMs} />
        )}
        <Trouble player={player} slow={t('slow')} failed={t('failed')} again={t('again')} />
      </div>
      <Transcript
        as="h3"
        player={player}
        src={content.media}
        cues={content.cues}
        text={text}
        languages={languages}
        shadow={shadow}
        {...(names.length > 1 && { speakers })}
        className="max-h-[32rem] lg:h-[36rem] lg:max-h-none"
      />
    </div>
  );
}

/** Note on slow or failed loading, with a retry. */
function Trouble(props: { player: PlayerController; slow: string; failed: string; again: string }) {
  const { player } = props;
  const failed = usePlayerState(player, (state) => state.failed);
  const waiting = usePlayerState(player, (state) => state.waiting && state.playing);
  const slow = useHasLasted(waiting, SLOW_MS);
  return (
    <>
      <p role="status" className="text-sm text-soft empty:hidden">
        {slow ? props.slow : ''}
      </p>
      {failed && (
        <RetryNotice text={props.failed} retry={props.again} onRetry={() => player.reload()} />
      )}
    </>
  );
}
