'use client';
import { useEffect, useRef } from 'react';
import type { WordOnPage } from '../tapped-word';

interface Props {
  words: readonly WordOnPage[];
  /** Index of the word that was looked up last, which gets the focus again. */
  last: number | null;
  onChoose: (index: number) => void;
}

/** The words of a text, each of which can be looked up. */
export function WordList({ words, last, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (last !== null) list.current?.querySelectorAll('button')[last]?.focus();
  }, [last]);
  return (
    <ul ref={list} lang="en" className="-mx-2 flex flex-wrap">
      {words.map((word, index) => (
        <li key={word.text} className="min-w-0">
          <button
            type="button"
            onClick={() => onChoose(index)}
            className="min-h-11 min-w-11 rounded px-2 font-english text-lg wrap-anywhere hover:bg-sunken hover:text-ink"
          >
            {word.text}
          </button>
        </li>
      ))}
    </ul>
  );
}
