import type { ComponentType } from 'react';
import type { Definition } from '~/domain/lexicon/look-up';
import { createStore } from '~/lib/create-store';

/** Props of the button that saves a word. */
export interface SaveWordProps {
  /** The word as it stands in its text. */
  word: string;
  /** Its entries: one part for a word, several for a contraction. */
  definition: Definition;
  /** The sentence in which it was met. */
  sentence: string;
}

/** The button that saves a looked-up word, below its meanings; none until a feature sets it, because the look-up stands
 *  below all features and calls no server. */
export const saveWordButton = createStore<ComponentType<SaveWordProps> | null>(null);
