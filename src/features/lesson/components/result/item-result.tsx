'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useLoadAfterTouch, useNeeded } from '~/components/ui/load-later';
import { isHelped } from '~/domain/item-help';
import { withMessages } from '~/i18n/with-messages';
import type { ItemPractice } from '../../player/use-item-practice';
import { ScoringChoice } from '../settings/scoring-choice';
import { Outcome } from './outcome';

const WORD_PHONEMES = lazyComponent(() =>
  withMessages(() => import('./word-phonemes').then(({ WordPhonemes }) => WordPhonemes)),
);

const ITEM_HELP = lazyComponent(() =>
  withMessages(() => import('./item-help').then(({ ItemHelp }) => ItemHelp)),
);

interface Props {
  practice: ItemPractice;
  align?: 'center' | 'start';
  /** Path of a page to practise without a microphone, if not here; null where there is none. */
  typingPath?: string | null;
  /** Whether the leniency can be changed here. */
  scoring?: boolean;
}

/** Result of an attempt: the whole utterance, with help after two tries that failed; or the phonemes of the opened word,
 *  which are loaded after the first touch. */
export function ItemResult({ practice, align, typingPath, scoring = true }: Props) {
  const { item, playback, speaking, answer, steps } = practice;
  const { opened, judgement } = answer;
  const WordPhonemes = useNeeded(WORD_PHONEMES, opened !== null);
  useLoadAfterTouch(WORD_PHONEMES);
  const needsHelp = judgement !== null && isHelped(judgement, answer.failedTries);
  const ItemHelp = useNeeded(ITEM_HELP, needsHelp);
  useLoadAfterTouch(ITEM_HELP);
  return (
    <>
      <Outcome
        item={item}
        speaking={speaking}
        answer={answer}
        mode={steps.mode}
        audioFailed={playback.player.failed}
        isUnvoiced={playback.isUnvoiced}
        align={align}
        hidden={opened !== null && WordPhonemes !== null}
        typing={typingPath === undefined ? () => steps.setMode('TYPE') : typingPath}
      />
      {opened && WordPhonemes && (
        <WordPhonemes practice={practice} word={opened.word} index={opened.index} />
      )}
      {needsHelp && !opened && ItemHelp && <ItemHelp practice={practice} judgement={judgement} />}
      {scoring && <ScoringChoice isShown={!opened && judgement?.mode === 'SPEAK'} />}
    </>
  );
}
