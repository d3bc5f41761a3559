import { DEFAULT_LANGUAGE, isLanguage, type Language } from '~/lib/language';

/** Language for a first visit: the stored choice, then the browser's preferences, then Chinese.
 *  @param acceptLanguage the header, such as `en-GB,en;q=0.9,zh;q=0.5` */
export function detectLanguage(
  storedLanguage: string | undefined,
  acceptLanguage: string | null | undefined,
): Language {
  if (isLanguage(storedLanguage)) return storedLanguage;
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const quality = options.map((option) => option.trim()).find((text) => text.startsWith('q='));
      return { language: tag.split('-')[0] ?? '', q: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter((candidate) => isLanguage(candidate.language) && candidate.q > 0)
    .sort((a, b) => b.q - a.q);
  const best = preferred[0]?.language;
  return isLanguage(best) ? best : DEFAULT_LANGUAGE;
}
