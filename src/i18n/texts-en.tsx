'use client';
import type { ReactNode } from 'react';
import texts from './locales/en';
import { TextsProvider } from './texts-provider';

/** The English texts. They travel as a script that browsers keep, not with every page. */
export function EnTexts({ children }: { children: ReactNode }) {
  return (
    <TextsProvider language="en" texts={texts}>
      {children}
    </TextsProvider>
  );
}
