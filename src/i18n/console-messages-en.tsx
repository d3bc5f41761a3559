'use client';
import type { ReactNode } from 'react';
import texts from './locales/console-en';
import { MessagesProvider } from './messages-provider';

/** The English texts of the console, a script of its own. */
export function EnConsoleMessages({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider language="en" texts={texts}>
      {children}
    </MessagesProvider>
  );
}
