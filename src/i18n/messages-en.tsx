'use client';
import type { ReactNode } from 'react';
import texts from './locales/en';
import { MessagesProvider } from './messages-provider';

/** The English texts. They are loaded as a script that browsers cache, not with every page. */
export function EnMessages({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider language="en" texts={texts}>
      {children}
    </MessagesProvider>
  );
}
