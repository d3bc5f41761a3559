'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Accent } from '~/domain/speech/accent';
import { listWords } from '../list-words';
import { findTappedWord, type WordOnPage } from '../tapped-word';
import { type WordTap, wordTap } from '../word-tap';
import { LookUpLayer } from './look-up-layer';

/** A tapped word, or the words of a text to choose from. */
interface Subject {
  tap: WordTap;
  words: readonly WordOnPage[];
  /** The button that lists the words; null for a tapped word. */
  button: HTMLElement | null;
}

/** Looks up the word that was tapped on the page. @param accent of the learner, where a text has none of its own */
export function LookUp({ accent }: { accent: Accent }) {
  const tap = useSyncExternalStore(wordTap.subscribe, wordTap.get, () => null);
  const [subject, setSubject] = useState<Subject | null>(null);
  useEffect(() => {
    const found = tap && toSubject(tap);
    // Taken once: a look-up that is mounted again has no tap.
    wordTap.set(null);
    if (!found) return;
    found.words[0]?.sound.onLookUp?.();
    setSubject(found);
  }, [tap]);
  if (!subject) return null;
  return (
    <LookUpLayer
      key={subject.tap.event.timeStamp}
      words={subject.words}
      button={subject.button}
      accent={accent}
      onClose={() => setSubject(null)}
    />
  );
}

function toSubject(tap: WordTap): Subject | null {
  const { target } = tap.event;
  const button = (target as Element).closest<HTMLElement>('[data-word-list]');
  const text = button?.closest('[data-words]');
  if (button && text) return { tap, button, words: listWords(text) };
  const word = findTappedWord(tap);
  return word && { tap, button: null, words: [word] };
}
