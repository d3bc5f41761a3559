'use client';
import { usePathname } from 'next/navigation';
import { useLanguage } from '~/i18n/client';
import { splitPath } from '~/i18n/paths';

/** Path of the current page without its language, the same on the server (with its rewritten path) and in
 *  the browser. */
export function useCurrentPath(): { language: 'zh' | 'en'; path: string } {
  const language = useLanguage();
  return { language, path: splitPath(usePathname()).path };
}
