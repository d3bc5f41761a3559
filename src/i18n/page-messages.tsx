'use client';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { Language } from '~/lib/language';

// No `loading` option: it would add a Suspense boundary, which turns every 404 into a 200.
const MESSAGES = {
  zh: dynamic(() => import('./messages-zh').then(({ ZhMessages }) => ZhMessages)),
  en: dynamic(() => import('./messages-en').then(({ EnMessages }) => EnMessages)),
};

/** Provides the texts of a page to all client components below. Only one language is sent to the browser. */
export function PageMessages({ language, children }: { language: Language; children: ReactNode }) {
  const Messages = MESSAGES[language];
  return <Messages>{children}</Messages>;
}
