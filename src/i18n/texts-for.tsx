import type { ReactNode } from 'react';
import type { Language } from '~/lib/language';
import { EnTexts } from './texts-en';
import { ZhTexts } from './texts-zh';

/** What `PageTexts` gives, without waiting: for tests. */
export function TextsFor({ language, children }: { language: Language; children: ReactNode }) {
  return language === 'en' ? <EnTexts>{children}</EnTexts> : <ZhTexts>{children}</ZhTexts>;
}
