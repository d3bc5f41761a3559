import type { ContentValues } from '~/console/content/nest-fields';
import { LANGUAGE_TAGS, otherLanguage } from '~/lib/language';
import type { VoiceDraftContent, VoicePart } from '~/schemas/voice-draft';

/** An item of any part. */
export type VoiceItem = VoiceDraftContent[VoicePart][number];

/** The values of a form's fields, by their paths: `options.a`.
 *  @param paths of the fields that the form has */
export function itemValues(item: VoiceItem, paths: readonly string[]): ContentValues {
  return Object.fromEntries(paths.map((path) => [path, readPath(item, path)]));
}

function readPath(value: object, path: string): string {
  const found = path.split('.').reduce<unknown>((part, name) => (part as never)?.[name], value);
  return String(found ?? '');
}

/** A text and the language that it is in. */
interface LanguageText {
  text: string;
  lang: string;
}

/** The paths of the two texts that identify an item; `*` is the language of the page, `/` the other one. */
const KNOWN_BY: Record<VoicePart, readonly [name: string, note: string]> = {
  transcript: ['en', 'zh'],
  speakers: ['name.*', 'name./'],
  objectives: ['text.*', 'text./'],
  vocabulary: ['text', 'meaning'],
  questions: ['question.*', 'question./'],
  tasks: ['prompt.*', 'sample'],
};

const CHINESE = /^(zh|meaning|.*\.zh)$/;

/** The name of an item on the page, and the text below it. */
export function itemTexts(
  part: VoicePart,
  item: VoiceItem,
  language: 'zh' | 'en',
): readonly [name: LanguageText, note: LanguageText] {
  const other = otherLanguage(language);
  const toText = (pattern: string): LanguageText => {
    const path = pattern.replace('*', language).replace('/', other);
    return {
      text: readPath(item, path),
      lang: CHINESE.test(path) ? LANGUAGE_TAGS.zh : LANGUAGE_TAGS.en,
    };
  };
  const [name, note] = KNOWN_BY[part];
  return [toText(name), toText(note)];
}

/** The name of an item on the page. */
export const itemName = (part: VoicePart, item: VoiceItem, language: 'zh' | 'en'): string =>
  itemTexts(part, item, language)[0].text;
