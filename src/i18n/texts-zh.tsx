'use client';
import type { ReactNode } from 'react';
import texts from './locales/zh';
import { TextsProvider } from './texts-provider';

/** The Chinese texts, in a script of their own: the other language is not sent along. */
export function ZhTexts({ children }: { children: ReactNode }) {
  return (
    <TextsProvider language="zh" texts={texts}>
      {children}
    </TextsProvider>
  );
}
