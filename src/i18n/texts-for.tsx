import type { ReactNode } from 'react';
import type { Language } from './language';
import { EnTexts } from './texts-en';
import { ZhTexts } from './texts-zh';

/** The texts of `language` for every client component below. */
export function TextsFor({ language, children }: { language: Language; children: ReactNode }) {
  return language === 'en' ? <EnTexts>{children}</EnTexts> : <ZhTexts>{children}</ZhTexts>;
}
