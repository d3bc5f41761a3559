'use client';
import { useEffect } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { whenIdle } from '~/lib/when-idle';
import type { ItemPractice } from '../player/use-item-practice';
import type { AccentPreference } from '../use-accent';
import { SpeakDock } from './speak-dock';

interface Props {
  practice: ItemPractice;
  /** Whether this is the last item. */
  last: boolean;
  /** Accent to choose here, on pages without an accent switch. */
  accent?: AccentPreference;
}

const TYPE_DOCK = lazyComponent(() => import('./type-dock').then(({ TypeDock }) => TypeDock));

/** Toolbar for speaking or typing. The one for typing is loaded when the browser is idle, as it has to work without
 *  a connection, or for the first click; until then the other one stays. */
export function ItemDock({ practice, last, accent }: Props) {
  const TypeDock = TYPE_DOCK.useComponent();
  const types = practice.steps.mode === 'TYPE';
  useEffect(() => {
    if (types) void TYPE_DOCK.request();
    else return whenIdle(() => void TYPE_DOCK.fetch());
  }, [types]);
  return types && TypeDock ? (
    <TypeDock practice={practice} last={last} accent={accent} />
  ) : (
    <SpeakDock practice={practice} last={last} accent={accent} />
  );
}
