'use client';
import type { ItemPractice } from '../player/use-item-practice';
import { Outcome } from './outcome';
import { WordSounds } from './word-sounds';

interface Props {
  practice: ItemPractice;
  align?: 'center' | 'start';
  /** Where to practise without a microphone, if not here. */
  typingPath?: string;
}

/** How it went: the whole reading, or the sounds of the word that was tapped. */
export function ItemResult({ practice, align, typingPath }: Props) {
  const { opened, accent, clip, player, voice, samples } = practice;
  if (!opened)
    return (
      <Outcome
        phase={practice.phase}
        mode={practice.mode}
        accent={accent}
        share={practice.share}
        audioFailed={player.failed}
        align={align}
        onScoreAgain={practice.scoreAgain}
        typing={typingPath ?? (() => practice.setMode('TYPE'))}
      />
    );
  const { word, at } = opened;
  return (
    <WordSounds
      word={word}
      accent={accent}
      onListen={() => player.play(clip, { cue: at })}
      onOwn={samples && word.span ? () => voice.play(samples, word.span) : undefined}
      onClose={practice.closeWord}
    />
  );
}
