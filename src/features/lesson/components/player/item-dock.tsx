'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useLoadAfterTouch, useNeeded } from '~/components/ui/load-later';
import type { ItemPractice } from '../../player/use-item-practice';
import type { AccentPreference } from '../../use-accent';
import { SpeakDock } from './speak-dock';

interface Props {
  practice: ItemPractice;
  /** Whether this is the last item. */
  last: boolean;
  /** Accent to choose here, on pages without an accent switch. */
  accent?: AccentPreference;
}

const TYPE_DOCK = lazyComponent(() => import('./type-dock').then(({ TypeDock }) => TypeDock));

/** Toolbar for speaking or typing. Until the one for typing is loaded, the other one stays. */
export function ItemDock({ practice, last, accent }: Props) {
  const types = practice.steps.mode === 'TYPE';
  const TypeDock = useNeeded(TYPE_DOCK, types);
  useLoadAfterTouch(TYPE_DOCK);
  return types && TypeDock ? (
    <TypeDock practice={practice} last={last} accent={accent} />
  ) : (
    <SpeakDock practice={practice} last={last} accent={accent} />
  );
}
