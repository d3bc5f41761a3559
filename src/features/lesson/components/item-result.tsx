'use client';
import type { ItemPractice } from '../player/use-item-practice';
import { Outcome } from './outcome';
import { ScoringChoice } from './scoring-choice';
import { WordPhonemes } from './word-phonemes';

interface Props {
  practice: ItemPractice;
  align?: 'center' | 'start';
  /** Path of a page to practise without a microphone, if not here; null where there is none. */
  typingPath?: string | null;
  /** Whether the leniency can be changed here. */
  scoring?: boolean;
}

/** Result of an attempt: the whole utterance, or the phonemes of the opened word. */
export function ItemResult({ practice, align, typingPath, scoring = true }: Props) {
  const { item, playback, speaking, answer, steps } = practice;
  const { opened, judgement } = answer;
  return (
    <>
      <Outcome
        item={item}
        speaking={speaking}
        answer={answer}
        mode={steps.mode}
        audioFailed={playback.player.failed}
        align={align}
        hidden={opened !== null}
        typing={typingPath === undefined ? () => steps.setMode('TYPE') : typingPath}
      />
      {opened && (
        <WordPhonemes
          item={item}
          playback={playback}
          samples={speaking.samples}
          word={opened.word}
          index={opened.index}
          onClose={answer.closeWord}
        />
      )}
      {scoring && !opened && judgement?.mode === 'SPEAK' && <ScoringChoice />}
    </>
  );
}
