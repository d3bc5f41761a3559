// Plain JavaScript: the HTTP layer, which runs before Next, needs it too.

/** @typedef {'zh' | 'en'} Language */

/** @param {unknown} value
 *  @returns {value is Language} */
function isLanguage(value) {
  return value === 'zh' || value === 'en';
}

/** Language for a first visit: the stored choice, then the browser's preferences, then Chinese.
 *  @param {string | undefined} storedLanguage
 *  @param {string | null | undefined} acceptLanguage the header, such as `en-GB,en;q=0.9,zh;q=0.5`
 *  @returns {Language} */
export function detectLanguage(storedLanguage, acceptLanguage) {
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
  return isLanguage(best) ? best : 'zh';
}
