'use client';
import type { ItemPractice } from '../player/use-item-practice';
import type { AccentPreference } from '../use-accent';
import { SpeakDock } from './speak-dock';
import { TypeDock } from './type-dock';

interface Props {
  practice: ItemPractice;
  /** Nothing comes after this item. */
  last: boolean;
  /** Where the accent has no place of its own on the page. */
  accent?: AccentPreference;
}

/** What the learner can do now: speak, or type. */
export function ItemDock({ practice, last, accent }: Props) {
  return practice.steps.mode === 'SPEAK' ? (
    <SpeakDock practice={practice} last={last} accent={accent} />
  ) : (
    <TypeDock practice={practice} last={last} accent={accent} />
  );
}
