'use client';
import { useScopedI18n } from '~/i18n/client';
import type { SaveWordProps } from '~/lexicon/save-word';
import { SaveWordButton } from './save-word-button';

/** The buttons that save a looked-up word: one for each of its entries, since the noun and the verb *row* are two. */
export function SaveDefinition({ definition, sentence }: SaveWordProps) {
  const t = useScopedI18n('lookUp');
  const entries = definition.parts.flatMap((part) => part.entries);
  if (entries.length === 1)
    return (
      <div>
        <SaveWordButton
          word={entries[0]!.word}
          partOfSpeech={entries[0]!.partOfSpeech}
          sentence={sentence}
        />
      </div>
    );
  return (
    <ul className="grid gap-2">
      {entries.map(({ word, partOfSpeech }) => (
        <li key={`${word} ${partOfSpeech}`} className="flex items-center justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            <span lang="en" className="font-english">
              {word}
            </span>{' '}
            <span className="text-sm text-soft">{t(`partOfSpeech.${partOfSpeech}`)}</span>
          </span>
          <SaveWordButton word={word} partOfSpeech={partOfSpeech} sentence={sentence} />
        </li>
      ))}
    </ul>
  );
}
