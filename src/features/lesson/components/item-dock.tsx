'use client';
import type { ItemPractice } from '../player/use-item-practice';
import type { AccentPreference } from '../use-accent';
import { SpeakDock } from './speak-dock';
import { TypeDock } from './type-dock';

interface Props {
  practice: ItemPractice;
  /** Whether this is the last item. */
  last: boolean;
  /** Accent to choose here, on pages without an accent switch. */
  accent?: AccentPreference;
}

/** Toolbar for speaking or typing. */
export function ItemDock({ practice, last, accent }: Props) {
  return practice.steps.mode === 'SPEAK' ? (
    <SpeakDock practice={practice} last={last} accent={accent} />
  ) : (
    <TypeDock practice={practice} last={last} accent={accent} />
  );
}
