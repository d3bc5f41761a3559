import type { ReactNode } from 'react';
import type { Language } from '~/lib/language';
import { EnMessages } from './messages-en';
import { ZhMessages } from './messages-zh';

/** Synchronous variant of `PageMessages`, for tests. */
export function MessagesFor({ language, children }: { language: Language; children: ReactNode }) {
  return language === 'en' ? (
    <EnMessages>{children}</EnMessages>
  ) : (
    <ZhMessages>{children}</ZhMessages>
  );
}
