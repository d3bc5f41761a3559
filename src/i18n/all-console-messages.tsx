'use client';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { Language } from '~/lib/language';
import { AllMessages } from './all-messages';

// No `loading` option: it would add a Suspense boundary, which turns every 404 into a 200.
const MESSAGES = {
  zh: dynamic(() => import('./console-messages-zh').then((module) => module.ZhConsoleMessages)),
  en: dynamic(() => import('./console-messages-en').then((module) => module.EnConsoleMessages)),
};

/** Provides all texts, with those of the console, to its client components. Learners never load the latter. */
export function AllConsoleMessages(props: { language: Language; children: ReactNode }) {
  const Messages = MESSAGES[props.language];
  return (
    <AllMessages language={props.language}>
      <Messages>{props.children}</Messages>
    </AllMessages>
  );
}
