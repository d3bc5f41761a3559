'use client';
import { useEffect } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { withMessages } from '~/i18n/with-messages';
import type { AccentPreference } from '../../use-accent';

const PROMPT = lazyComponent(() =>
  withMessages(() => import('./accent-prompt').then(({ AccentPrompt }) => AccentPrompt)),
);

/** Prompt to save an accent that differs from the profile's; nothing otherwise. Loaded only when shown. */
export function SaveAccentPrompt({ choice: { accent, differs } }: { choice: AccentPreference }) {
  const Prompt = PROMPT.useComponent();
  useEffect(() => {
    if (differs) void PROMPT.fetch();
  }, [differs]);
  return differs && Prompt ? <Prompt accent={accent} /> : null;
}
