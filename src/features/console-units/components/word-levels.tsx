'use client';
import { Fragment } from 'react';
import { bareWord, hardWords, isAbove } from '~/domain/news/hard-words';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { OperatorDraft } from '~/schemas/operator-unit';

type Words = OperatorDraft['grades']['sentenceWords'][number];

interface WordLevelsProps {
  words: Words;
  /** The unit's level. */
  level: OperatorDraft['level'];
}

/** A sentence with the words above the unit's level underlined. */
export function MarkedSentence({ words, level }: WordLevelsProps) {
  return words.map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the sentence.
    <Fragment key={index}>
      {index > 0 && ' '}
      {isAbove(word.level, level) ? (
        <span className="underline decoration-gold decoration-2 underline-offset-4">
          {word.text}
        </span>
      ) : (
        word.text
      )}
    </Fragment>
  ));
}

/** The words above the unit's level, by name; nothing where there are none. */
export function WordsAbove({ words, level }: WordLevelsProps) {
  const t = useScopedI18n('consoleUnits.draft');
  const hard = hardWords(words, level);
  if (hard.length === 0) return null;
  return (
    <p className="text-sm text-soft">
      {t('above', { level, words: hard.map((word) => `${word.text} ${word.level}`).join(' · ') })}
    </p>
  );
}

/** Every word of a sentence above its level. */
export function AllWordLevels({ words, level, text }: WordLevelsProps & { text: string }) {
  const t = useScopedI18n('consoleUnits.draft');
  return (
    <ul aria-label={t('levelsOf', { text })} className="figures flex flex-wrap gap-x-4 gap-y-2">
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the sentence.
        <li key={index} className="grid">
          <span lang="en">{bareWord(word.text)}</span>{' '}
          <span
            className={classNames(
              'text-sm',
              isAbove(word.level, level) ? 'font-semibold text-gold-text' : 'text-soft',
            )}
          >
            {word.level ? `${word.isListed ? '' : '≈ '}${word.level}` : t('noLevel')}
          </span>
        </li>
      ))}
    </ul>
  );
}
