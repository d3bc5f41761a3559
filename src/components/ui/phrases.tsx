import type { ReactNode } from 'react';
import { countLetters, isSplit, MIN_PHRASE_LENGTH, splitPhrases } from '~/lib/phrases';

/** Maximum number of characters that are kept in one line, so that they fit 320 px, in a headline and in a
 *  text. */
const NOWRAP_LENGTH = 8;
const NOWRAP_TEXT_LENGTH = 12;
/** Length from which a text counts as prose, of which only the end is kept together. */
const MIN_PROSE_LENGTH = 44;
/** Break opportunities inside a phrase: at spaces, and after punctuation. */
const BREAK_OPPORTUNITY = /(?<=[\s，。、；：！？…—）」』》〉])(?=[\p{L}\p{N}「『（《〈])/u;

/** A headline or a sentence whose lines break between its phrases; children other than text stay unchanged.
 *  The breaks are elements, so that the text content is unchanged for search, copy and screen readers.
 *  Browsers and servers segment words differently: React keeps the server's breaks because they are raw
 *  HTML. */
export function Phrases({ children }: { children: ReactNode }) {
  if (typeof children !== 'string' || !isSplit(children)) return children;
  return (
    <span
      className={isProse(children) ? undefined : 'phrases'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped.
      dangerouslySetInnerHTML={inBrowser ? findHtml(children) : { __html: toHtml(children) }}
    />
  );
}

const inBrowser = typeof window !== 'undefined';

/** The HTML that a browser has rendered, by text: React writes the HTML again only when it gets another
 *  object. */
const drawn = new Map<string, { __html: object }>();

function findHtml(text: string) {
  // React keeps the server's HTML without reading it, so no text is split while a page hydrates.
  const html = drawn.get(text) ?? { __html: { toString: () => toHtml(text) } };
  drawn.set(text, html);
  return html;
}

const isProse = (text: string) => text.length > MIN_PROSE_LENGTH;

function toHtml(text: string): string {
  const parts = splitPhrases(text);
  // Without a word segmenter a line may break between any two characters.
  if (!parts) return [...text].map(escapeHtml).join('<wbr>');
  if (parts.length < 2) return escapeHtml(text);
  return isProse(text) ? nowrapEnd(parts) : parts.map(toPhraseHtml).join('<wbr>');
}

/** HTML of a phrase; an end that is too short for a line of its own is kept with its neighbours. */
function toPhraseHtml(phrase: string): string {
  const segments = phrase.split(BREAK_OPPORTUNITY);
  const isShort = (segment = '') => countLetters(segment) < MIN_PHRASE_LENGTH;
  if (segments.length === 1 || !segments.some(isShort)) return escapeHtml(phrase);
  const characters = [...phrase];
  const start = isShort(segments[0]) ? NOWRAP_LENGTH : -NOWRAP_LENGTH;
  const [before, after] = [characters.slice(0, start).join(''), characters.slice(start).join('')];
  return isShort(segments[0])
    ? nowrap(before) + escapeHtml(after)
    : escapeHtml(before) + nowrap(after);
}

function nowrapEnd(parts: string[]): string {
  const end = [...(parts.at(-1) ?? '')];
  const start = parts.slice(0, -1).join('') + end.slice(0, -NOWRAP_TEXT_LENGTH).join('');
  return escapeHtml(start) + nowrap(end.slice(-NOWRAP_TEXT_LENGTH).join(''));
}

const nowrap = (text: string) => `<span class="whitespace-nowrap">${escapeHtml(text)}</span>`;

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
