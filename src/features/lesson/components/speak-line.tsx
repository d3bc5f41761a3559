'use client';
import { type ReactNode, useReducer } from 'react';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { WordListButton } from '~/components/ui/word-list-button';
import type { Judgement } from '~/domain/lesson-feedback';
import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import { useSoundingText } from '~/lexicon/sounding-text';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { LessonItem } from '~/schemas/lesson';
import { createLessonState, lessonReducer } from '../player/lesson-machine';
import { useItemPractice } from '../player/use-item-practice';
import type { ScorerInUse } from '../player/use-scorer';
import { DockAction } from './dock-action';
import { MicrophoneButton } from './microphone-button';
import { ItemResult } from './result/item-result';
import { SpokenText } from './spoken-text';
import { VoiceLine } from './voice-line';

interface Props {
  item: LessonItem;
  accent: Accent;
  engine: ScorerInUse;
  /** Path of a page to practise without a microphone; null where there is none. */
  typingPath: string | null;
  onJudged?: (judgement: Judgement) => void;
  /** Called before playback or recording, to stop other players. */
  onPlayback?: () => void;
  /** Content below the line; `judgement` is null before the line was judged. */
  children?: (judgement: Judgement | null) => ReactNode;
}

/** One line outside of a lesson: listen, speak, and see the result of each word. Nothing is stored. */
export function SpeakLine(props: Props) {
  const { item, accent, engine, typingPath, onJudged, onPlayback, children } = props;
  const t = useScopedI18n('lesson');
  const lookUp = useScopedI18n('lookUp');
  const [state, dispatch] = useReducer(lessonReducer, null, () => createLessonState(1));
  const practice = useItemPractice({
    item,
    state,
    dispatch,
    accent,
    engine,
    onJudged: (_id, judgement) => onJudged?.(judgement),
    onListen: onPlayback,
    plain: true,
  });
  const { playback, speaking, answer } = practice;
  const { phase, samples } = speaking;
  const { player, voice } = playback;
  const { judgement } = answer;
  const recording = phase.name === 'recording';
  const text = useSoundingText({ clip: practice.item.clip, accent, onLookUp: player.stop });
  const speak = () => {
    onPlayback?.();
    speaking.speak();
  };
  return (
    <div className="grid gap-3 md:gap-5">
      <div {...LOOKED_UP_TEXT} ref={text} className="grid gap-3 md:gap-5">
        <div className="grid gap-2">
          <SpokenText
            words={item.reference.map((word) => word.text)}
            size="hero"
            hidden={false}
            judged={judgement?.words ?? null}
            typed={false}
            played={playback.now}
            opened={answer.opened?.index ?? null}
            onWord={answer.touchWord}
          />
          {item.translation && (
            <p lang="zh-TW" className="text-soft max-md:text-sm">
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
        <div className="dock-row">
          <DockAction
            label={
              player.playing ? t('listenStop') : t(playback.isSlowNext ? 'listenSlow' : 'listen')
            }
            icon={player.playing ? <StopIcon /> : <SpeakerIcon />}
            onClick={playback.listen}
            disabled={recording}
          />
          <MicrophoneButton phase={phase} onClick={speak} />
          {samples && (
            <DockAction
              label={voice.playing ? t('ownVoiceStop') : t('ownVoice')}
              icon={voice.playing ? <StopIcon /> : <SpeakerIcon />}
              disabled={recording}
              onClick={playback.listenToOwn}
            />
          )}
        </div>
        <WordListButton label={lookUp('words')} disabled={recording} />
      </div>
      <ItemResult practice={practice} align="start" typingPath={typingPath} scoring={false} />
      {children?.(judgement)}
    </div>
  );
}
