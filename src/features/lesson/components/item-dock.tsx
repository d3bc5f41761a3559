'use client';
import type { ItemPractice } from '../player/use-item-practice';
import { SpeakDock } from './speak-dock';
import { TypeDock } from './type-dock';

interface Props {
  practice: ItemPractice;
  /** Nothing comes after this item. */
  last: boolean;
}

/** What the learner can do now: speak, or type. */
export function ItemDock({ practice, last }: Props) {
  return practice.mode === 'SPEAK' ? (
    <SpeakDock practice={practice} last={last} />
  ) : (
    <TypeDock practice={practice} last={last} />
  );
}
