'use client';
import { useReducer } from 'react';
import { LevelTrace } from '~/audio/level-trace';
import { Dialog } from '~/components/ui/dialog';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { LiveWaveform } from '~/components/ui/live-waveform';
import { useScopedI18n } from '~/i18n/client';
import type { LessonClip, LessonItem } from '~/schemas/lesson';
import { createLessonState, lessonReducer } from '../../player/lesson-machine';
import { useItemPractice } from '../../player/use-item-practice';
import { useScorer } from '../../player/use-scorer';
import { useAccent } from '../../use-accent';
import { DockAction } from '../dock-action';
import { MicrophoneButton } from '../microphone-button';
import { ItemResult } from '../result/item-result';
import { SecondaryAction } from '../secondary-action';
import { SpokenText } from '../spoken-text';

/** A line of a recorded lesson that is shadowed. */
export interface ShadowedLine {
  text: string;
  translation: string;
  reference: LessonItem['reference'];
  /** Path of the whole recording. */
  path: string;
  durationMs: number;
  /** Times of the line's words in the recording. */
  words: LessonClip['cues'];
}

interface Props {
  line: ShadowedLine;
  onClose: () => void;
}

const NO_RECORDING = () => {};
const NO_ENVELOPE: readonly number[] = [];

/** Dialog to practise one line: listen, speak, and see which words were right. No attempt is stored, as such a
 *  line belongs to no unit. */
export function ShadowLine({ line, onClose }: Props) {
  const t = useScopedI18n('media.shadow');
  const say = useScopedI18n('lesson');
  const item = toItem(line);
  const [state, dispatch] = useReducer(lessonReducer, null, () => createLessonState(1));
  const { accent } = useAccent();
  const practice = useItemPractice({
    item,
    state,
    dispatch,
    accent,
    onJudged: NO_RECORDING,
    engine: useScorer(),
    plain: true,
    part: { from: 0, to: line.words.length - 1 },
  });
  const { playback, speaking, answer } = practice;
  const { phase, samples } = speaking;
  const { player, voice } = playback;
  const recording = phase.name === 'recording';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
    >
      <div className="grid gap-4">
        <div className="grid gap-2">
          <SpokenText
            words={line.reference.map((word) => word.text)}
            size="line"
            hidden={false}
            judged={answer.judgement?.words ?? null}
            typed={false}
            played={playback.now}
            opened={answer.opened?.index ?? null}
            onWord={answer.touchWord}
          />
          <p lang="zh-TW" className="text-soft">
            {line.translation}
          </p>
        </div>
        <LiveWaveform
          envelope={NO_ENVELOPE}
          live={recording ? speaking.trace : null}
          levelCount={LevelTrace.LENGTH}
          swings={48}
          className="h-8"
        />
        <div className="flex items-center justify-center gap-4">
          <DockAction
            label={
              player.playing
                ? say('listenStop')
                : playback.isSlowNext
                  ? say('listenSlow')
                  : t('listen')
            }
            icon={player.playing ? <StopIcon /> : <SpeakerIcon />}
            onClick={playback.listen}
            disabled={recording}
          />
          <MicrophoneButton phase={phase} onClick={speaking.speak} />
          <SecondaryAction
            icon={voice.playing ? <StopIcon /> : <SpeakerIcon />}
            disabled={recording || !samples}
            onClick={playback.listenToOwn}
          >
            {voice.playing ? say('ownVoiceStop') : t('own')}
          </SecondaryAction>
        </div>
        <ItemResult practice={practice} typingPath={null} scoring={false} />
      </div>
    </Dialog>
  );
}

/** Converts the line into a lesson item; the recording serves both accents. */
function toItem({ text, translation, reference, path, durationMs, words }: ShadowedLine) {
  const clip = { path, durationMs, cues: words };
  return {
    id: path,
    kind: 'SENTENCE',
    position: 1,
    text,
    translation,
    reference,
    partOfSpeech: null,
    ipa: null,
    example: null,
    exampleTranslation: null,
    audio: { US: clip, GB: clip },
  } satisfies LessonItem;
}
