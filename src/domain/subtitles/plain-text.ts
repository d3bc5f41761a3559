import { stripInvisible } from '~/lib/strip-invisible';
import { referencedCharacter } from './character-references';

export type SubtitleFormat = 'vtt' | 'srt';

/** Tags of WebVTT and SRT, without their brackets. Any other one is a text, such as a sound that is described. */
const TAGS = [
  /^\/?(?:b|i|u|s|c|ruby|rt)(?:\.\S*)?\s*$/i,
  /^(?:v|lang)(?:\.\S*)?(?:\s.*)?$/i,
  /^font\s+[a-z]+\s*=/i,
  /^\/?font\s*$/i,
  /^\/(?:v|lang)\s*$/i,
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d[.,]\d{3}$/,
];

/** Markup of neither format, or a tag without its end: beginnings of tags of pages, positions that are mistyped,
 *  line breaks of ASS. Learners would see it as it is written. */
const REMNANTS = [
  /<\/?(?:font|ruby|lang|br|span|div|p|strong|em)\b/i,
  /<\/[a-z]+\s*$/i,
  /\{(?:[\\/]|an?\d)/i,
  /\\[Nnh]/,
];

export interface PlainText {
  text: string;
  /** The unreadable part: markup, or a reference to a character; null when there is none. */
  fault: 'markup' | 'reference' | null;
}

/** A cue's text without the markup of its format: tags, positions such as `{\an8}`, references to characters.
 *  The reading shown above a word follows it in brackets. The rest is plain text, even if it looks like
 *  markup. */
export function toPlainText(text: string, format: SubtitleFormat): PlainText {
  const untagged = withoutTags(text).replace(/\{\\[^{}]*\}/g, '');
  const bare = format === 'srt' ? untagged.replace(/\{\/?[bius]\}/gi, '') : untagged;
  const isLeft =
    (format === 'vtt' && bare.includes('<')) || REMNANTS.some((left) => left.test(bare));
  let isUnknown = false;
  const read = bare.replace(/&(#?[a-z0-9]+)(;?)/gi, (written, reference: string, end: string) => {
    const character = end ? referencedCharacter(reference) : null;
    // A name without a semicolon is plain text, such as the letters after an ampersand; a number without one is
    // not.
    isUnknown ||= character === null && (end !== '' || /^#x?\d/i.test(reference));
    return character ?? written;
  });
  return {
    text: stripInvisible(read).replace(/\s+/g, ' ').trim(),
    fault: isLeft ? 'markup' : isUnknown ? 'reference' : null,
  };
}

function withoutTags(text: string): string {
  let isReading = false;
  const endOfReading = () => {
    const end = isReading ? ')' : '';
    isReading = false;
    return end;
  };
  // No `<` inside a tag: otherwise a thousand of them in a row would take a million steps.
  const untagged = text.replace(/<([^<>]*)>/g, (written, tag: string) => {
    if (!TAGS.some((known) => known.test(tag))) return written;
    if (/^\/(?:rt|ruby)\b/i.test(tag)) return endOfReading();
    if (!/^rt\b/i.test(tag)) return '';
    const end = endOfReading();
    isReading = true;
    return `${end} (`;
  });
  return untagged + endOfReading();
}
