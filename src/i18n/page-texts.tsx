'use client';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { Language } from '~/lib/language';

// Without a `loading` of its own it makes no Suspense boundary, which would turn every 404 into a 200.
const TEXTS = {
  zh: dynamic(() => import('./texts-zh').then(({ ZhTexts }) => ZhTexts)),
  en: dynamic(() => import('./texts-en').then(({ EnTexts }) => EnTexts)),
};

/** The texts of a page for every client component below. A visitor's browser is sent one language. */
export function PageTexts({ language, children }: { language: Language; children: ReactNode }) {
  const Texts = TEXTS[language];
  return <Texts>{children}</Texts>;
}
