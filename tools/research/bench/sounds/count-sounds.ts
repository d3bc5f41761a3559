import type { Judgement } from '~/domain/lesson-feedback';
import { getHeardPhone, toScoredPhone } from '~/domain/spaced-repetition/phonemes';
import type { AnswerCounts } from '~/domain/speech/error-kinds';
import type { SoundCount } from '~/domain/speech/reliable-sounds';
import type { Phone } from '~/domain/speech/types';
import { toWordMark } from '~/domain/speech/word-mark';
import {
  type ExpertWord,
  isWrongSound,
  pairPhones,
} from '~tools/research/experiment/expert-labels';
import { RIGHT_UP_TO } from '../advice-table';

export type SoundCounts = Map<Phone, SoundCount>;

const NO_SOUNDS: SoundCount = { right: 0, calledWrong: 0, wrong: 0, caught: 0 };
export const NO_ANSWERS: AnswerCounts = { clear: 0, again: 0, open: 0 };

/** Adds the sounds of a reading, as the sound map would count them, beside what the experts heard. A sound is right
 *  above the score up to which advice would be right, and wrong where experts call it so; those between are not
 *  counted, nor those of words that were not judged. */
export function countSounds(
  counts: SoundCounts,
  words: Judgement['words'],
  expert: readonly ExpertWord[],
): void {
  for (const [index, judged] of expert.entries()) {
    const phones = words[index]?.phones ?? [];
    const pairs = pairPhones(
      phones.map(({ target }) => target),
      judged.phones,
    );
    for (const [i, phone] of phones.entries()) {
      const score =
        judged.phones[pairs[i]!] === phone.target ? judged.scores[pairs[i]!] : undefined;
      if (score === undefined || (score <= RIGHT_UP_TO && !isWrongSound(score))) continue;
      const isClear = getHeardPhone(toScoredPhone(phone)) === phone.target;
      const { right, calledWrong, wrong, caught } = counts.get(phone.target) ?? NO_SOUNDS;
      counts.set(
        phone.target,
        isWrongSound(score)
          ? { right, calledWrong, wrong: wrong + 1, caught: caught + Number(!isClear) }
          : { right: right + 1, calledWrong: calledWrong + Number(!isClear), wrong, caught },
      );
    }
  }
}

/** The product's answer to a word, as a learner sees it. */
export function answerTo(word: Judgement['words'][number]): keyof AnswerCounts {
  const mark = toWordMark(word);
  return mark === 'other' ? 'again' : mark;
}

export const addAnswer = (
  { clear, again, open }: AnswerCounts,
  answer: keyof AnswerCounts,
): AnswerCounts => ({
  clear: clear + Number(answer === 'clear'),
  again: again + Number(answer === 'again'),
  open: open + Number(answer === 'open'),
});
