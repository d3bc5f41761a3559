'use client';
import { type ReactNode, useReducer } from 'react';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons';
import type { Judgement } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import type { LessonItem } from '~/schemas/lesson';
import { createLessonState, lessonReducer } from '../player/lesson-machine';
import { useItemPractice } from '../player/use-item-practice';
import type { ScorerInUse } from '../player/use-scorer';
import { DockAction } from './dock-action';
import { ItemResult } from './item-result';
import { MicrophoneButton } from './microphone-button';
import { SecondaryAction } from './secondary-action';
import { SpokenText } from './spoken-text';
import { VoiceLine } from './voice-line';

interface Props {
  item: LessonItem;
  accent: 'US' | 'GB';
  engine: ScorerInUse;
  /** Where to practise without a microphone; null where there is no such place. */
  typingPath: string | null;
  onJudged?: (judgement: Judgement) => void;
  /** Before anything is heard or recorded: what else plays falls silent. */
  onPlayback?: () => void;
  /** Below all of it; told whether the line was judged. */
  children?: (judged: Judgement | null) => ReactNode;
}

/** One line outside of a lesson: hear it, say it, see its words light up. Nothing is kept here. */
export function SpeakLine(props: Props) {
  const { item, accent, engine, typingPath, onJudged, onPlayback, children } = props;
  const t = useScopedI18n('lesson');
  const [state, dispatch] = useReducer(lessonReducer, null, () => createLessonState(1));
  const practice = useItemPractice({
    item,
    state,
    dispatch,
    accent,
    engine,
    onJudged: (_id, judged) => onJudged?.(judged),
    onListen: onPlayback,
    plain: true,
  });
  const { playback, speaking, answer } = practice;
  const { phase, samples } = speaking;
  const { player, voice } = playback;
  const { judgement } = answer;
  const recording = phase.name === 'recording';
  const speak = () => {
    onPlayback?.();
    speaking.speak();
  };
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <SpokenText
          words={item.reference.map((word) => word.text)}
          size="hero"
          hidden={false}
          judged={judgement?.words ?? null}
          typed={false}
          played={playback.now}
          opened={answer.opened?.at ?? null}
          onWord={answer.touchWord}
        />
        {item.translation && (
          <p lang="zh-TW" className="text-soft">
            {item.translation}
          </p>
        )}
      </div>
      <VoiceLine
        clip={practice.item.clip}
        trace={speaking.trace}
        recording={recording}
        samples={samples}
        judgement={judgement}
      />
      <div className="flex items-center gap-4 sm:gap-8">
        <MicrophoneButton phase={phase} onClick={speak} />
        <DockAction
          label={player.playing ? t('listenStop') : t('listen')}
          icon={player.playing ? <StopIcon /> : <SpeakerIcon />}
          onClick={() => playback.listen()}
          disabled={recording}
        />
        {samples && (
          <SecondaryAction
            icon={voice.playing ? <StopIcon /> : <SpeakerIcon />}
            disabled={recording}
            onClick={playback.listenToOwn}
          >
            {voice.playing ? t('ownVoiceStop') : t('ownVoice')}
          </SecondaryAction>
        )}
      </div>
      <ItemResult practice={practice} align="start" typingPath={typingPath} scoring={false} />
      {children?.(judgement)}
    </div>
  );
}
