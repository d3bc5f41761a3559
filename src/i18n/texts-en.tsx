'use client';
import type { ReactNode } from 'react';
import texts from './locales/en';
import { TextsProvider } from './texts-provider';

/** The English texts, in a script of their own: the other language is not sent along. */
export function EnTexts({ children }: { children: ReactNode }) {
  return (
    <TextsProvider language="en" texts={texts}>
      {children}
    </TextsProvider>
  );
}
