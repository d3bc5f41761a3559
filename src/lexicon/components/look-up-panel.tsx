'use client';
import { useEffect, useRef, useState } from 'react';
import { ArrowLeftIcon } from '~/components/ui/icons/arrows';
import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import type { WordOnPage } from '../tapped-word';
import { WordEntry } from './word-entry';
import { WordList } from './word-list';

interface Props {
  /** One tapped word, or the words of a text to choose from. */
  words: readonly WordOnPage[];
  isList: boolean;
  accent: Accent;
}

/** A word that is looked up, or the list to choose it from. */
export function LookUpPanel({ words, isList, accent }: Props) {
  const t = useScopedI18n('lookUp');
  const [chosen, setChosen] = useState<number | null>(isList ? null : 0);
  const [last, setLast] = useState<number | null>(null);
  const back = useRef<HTMLButtonElement>(null);
  const word = chosen === null ? null : words[chosen];
  useEffect(() => {
    // The chosen word's button is gone.
    if (chosen !== null) back.current?.focus();
  }, [chosen]);
  if (!word) return <WordList words={words} last={last} onChoose={setChosen} />;
  return (
    <div className="grid gap-1">
      {isList && (
        <button
          ref={back}
          type="button"
          className="link inline-flex min-h-11 items-center gap-1 justify-self-start text-sm"
          onClick={() => {
            setLast(chosen);
            setChosen(null);
          }}
        >
          <ArrowLeftIcon className="size-4" />
          {t('back')}
        </button>
      )}
      <WordEntry word={word} accent={word.sound.accent ?? accent} />
    </div>
  );
}
