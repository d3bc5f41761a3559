'use client';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { Language } from '~/lib/language';

// No `loading` option: it would add a Suspense boundary, which turns every 404 into a 200.
const MESSAGES = {
  zh: dynamic(() => import('./messages-zh').then(({ ZhMessages }) => ZhMessages)),
  en: dynamic(() => import('./messages-en').then(({ EnMessages }) => EnMessages)),
};

/** Provides all texts to the client components of a page that uses most areas: a script that browsers cache.
 *  Only one language is sent. */
export function AllMessages({ language, children }: { language: Language; children: ReactNode }) {
  const Messages = MESSAGES[language];
  return <Messages>{children}</Messages>;
}
