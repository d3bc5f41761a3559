'use client';
import type { ItemPractice } from '../player/use-item-practice';
import { Outcome } from './outcome';
import { ScoringChoice } from './scoring-choice';
import { WordPhonemes } from './word-phonemes';

interface Props {
  practice: ItemPractice;
  align?: 'center' | 'start';
  /** Where to practise without a microphone, if not here; null where there is no such place. */
  typingPath?: string | null;
  /** Offers to change how strictly is judged. */
  scoring?: boolean;
}

/** How it went: the whole reading, or the sounds of the word that was tapped. */
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
          at={opened.at}
          onClose={answer.closeWord}
        />
      )}
      {scoring && !opened && judgement?.mode === 'SPEAK' && <ScoringChoice />}
    </>
  );
}
