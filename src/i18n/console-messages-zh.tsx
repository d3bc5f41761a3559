'use client';
import type { ReactNode } from 'react';
import texts from './locales/console-zh';
import { MessagesProvider } from './messages-provider';

/** The Chinese texts of the console, a script of its own. */
export function ZhConsoleMessages({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider language="zh" texts={texts}>
      {children}
    </MessagesProvider>
  );
}
