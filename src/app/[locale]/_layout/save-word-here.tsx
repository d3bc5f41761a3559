'use client';
import { useEffect } from 'react';
import type { SaveWordProps } from '~/lexicon/save-word';
import { SAVE_WORD } from './look-up-loader';

/** The button that saves a looked-up word, as soon as its script is there. */
export function SaveWordHere(props: SaveWordProps) {
  const Save = SAVE_WORD.useComponent();
  useEffect(() => void SAVE_WORD.fetch(), []);
  return Save && <Save {...props} />;
}
