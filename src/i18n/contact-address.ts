import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import { localePath } from './paths';

/** Address of the contact form, on the home page. */
export function contactAddress(language: Language): string {
  return `${localePath(language, route('index'))}#contact`;
}
