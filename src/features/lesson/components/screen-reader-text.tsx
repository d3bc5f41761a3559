'use client';
import { useLanguage } from '~/i18n/client';
import { LANGUAGE_TAGS } from '~/lib/language';

/** A text for screen readers alone, in the language of the interface: also within an English line, whose voice would
 *  not read it. */
export function ScreenReaderText({ children }: { children: string }) {
  return (
    <span lang={LANGUAGE_TAGS[useLanguage()]} className="sr-only">
      {children}
    </span>
  );
}
