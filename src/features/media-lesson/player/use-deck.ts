'use client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { MediaCue } from '~/schemas/media-lesson';
import { Deck } from './deck';
import type { DeckState } from './deck-state';

/** One deck for as long as the component lives. */
export function useDeck(cues: readonly MediaCue[]): Deck {
  const [deck] = useState(() => new Deck(cues));
  return deck;
}

/** One fact of a deck; the component is drawn again only when just this changes. */
export function useDeckState<T>(deck: Deck, pick: (state: DeckState) => T): T {
  const read = useCallback(() => pick(deck.snapshot()), [deck, pick]);
  return useSyncExternalStore(deck.subscribe, read, read);
}
