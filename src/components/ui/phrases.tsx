import type { ReactNode } from 'react';
import { countLetters, MIN_PHRASE_LENGTH, splitPhrases } from '~/lib/phrases';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Longest phrase that fits one line at 320 px, in characters of a headline and of a text. */
const SHORT = 8;
const SHORT_TEXT = 12;
/** Length from which a text is set as prose: only its end is kept together. */
const SENTENCE = 44;
/** Break opportunities inside a phrase: at spaces, and after punctuation. */
const INNER = /(?<=[\s，。、；：！？…—）」』》〉])(?=[\p{L}\p{N}「『（《〈])/u;

/** A headline or a sentence whose lines break between its phrases; children other than text stay
 *  unchanged. The breaks are elements, so that the text content is unchanged for search, copy and
 *  screen readers. Browsers and servers segment words differently: React keeps the server's breaks
 *  because they are raw HTML to it. */
export function Phrases({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  const parts = splitPhrases(children);
  if (!parts || parts.length < 2) return children;
  const prose = children.length > SENTENCE;
  return (
    <span
      className={prose ? undefined : 'phrases'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped.
      dangerouslySetInnerHTML={{
        __html: prose ? endTogether(parts) : parts.map(locked).join('<wbr>'),
      }}
    />
  );
}

/** Splits a phrase that is too long for a line, or keeps it whole when a part would be too short. */
function locked(phrase: string): string {
  const segments = phrase.split(INNER);
  const isShort = (segment = '') => countLetters(segment) < MIN_PHRASE_LENGTH;
  if (segments.length === 1 || !segments.some(isShort)) return escaped(phrase);
  const signs = [...phrase];
  const start = isShort(segments[0]) ? SHORT : Math.max(0, signs.length - SHORT);
  const [before, after] = [signs.slice(0, start).join(''), signs.slice(start).join('')];
  return isShort(segments[0]) ? whole(before) + escaped(after) : escaped(before) + whole(after);
}

function endTogether(parts: string[]): string {
  const end = [...(parts.at(-1) ?? '')];
  const start = parts.slice(0, -1).join('') + end.slice(0, -SHORT_TEXT).join('');
  return escaped(start) + whole(end.slice(-SHORT_TEXT).join(''));
}

const whole = (text: string) => `<span class="whitespace-nowrap">${escaped(text)}</span>`;

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
