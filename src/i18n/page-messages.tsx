'use client';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { Language } from '~/lib/language';

// Without a `loading` of its own it makes no Suspense boundary, which would turn every 404 into a 200.
const MESSAGES = {
  zh: dynamic(() => import('./messages-zh').then(({ ZhMessages }) => ZhMessages)),
  en: dynamic(() => import('./messages-en').then(({ EnMessages }) => EnMessages)),
};

/** The texts of a page for every client component below. A visitor's browser is sent one language. */
export function PageMessages({ language, children }: { language: Language; children: ReactNode }) {
  const Messages = MESSAGES[language];
  return <Messages>{children}</Messages>;
}
