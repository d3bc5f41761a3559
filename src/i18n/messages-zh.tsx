'use client';
import type { ReactNode } from 'react';
import texts from './locales/zh';
import { MessagesProvider } from './messages-provider';

/** The Chinese texts. They are loaded as a script that browsers cache, not with every page. */
export function ZhMessages({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider language="zh" texts={texts}>
      {children}
    </MessagesProvider>
  );
}
