'use client';
import type { ReactNode } from 'react';
import texts from './locales/zh';
import { TextsProvider } from './texts-provider';

/** The Chinese texts. They travel as a script that browsers keep, not with every page. */
export function ZhTexts({ children }: { children: ReactNode }) {
  return (
    <TextsProvider language="zh" texts={texts}>
      {children}
    </TextsProvider>
  );
}
