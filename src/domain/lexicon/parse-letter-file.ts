import { CEFR_LEVELS } from '~/domain/grading/types';
import { ENTRY_PARTS_OF_SPEECH } from './entry';
import type { LetterFile, SoundedEntry } from './letter-file';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isOneOf = (values: readonly string[], value: unknown) =>
  isText(value) && values.includes(value);

/** The content of a letter's file, as it was fetched.
 *  @throws Error when it is none: a page of a proxy, or half a file */
export function parseLetterFile(value: unknown): LetterFile {
  if (!isFields(value) || !isListOf(value.entries, isEntry) || !isListOf(value.forms, isForm))
    throw new Error('This is no file of the lexicon.');
  return { entries: value.entries, forms: value.forms };
}

const isListOf = <T>(value: unknown, is: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(is);

const isForm = (value: unknown): value is [string, string] => isTexts(value) && value.length === 2;

const isEntry = (value: unknown): value is SoundedEntry =>
  isFields(value) &&
  isText(value.word) &&
  isTexts(value.spellings) &&
  isOneOf(ENTRY_PARTS_OF_SPEECH, value.partOfSpeech) &&
  isOneOf(CEFR_LEVELS, value.level) &&
  isTexts(value.meanings) &&
  isTexts(value.forms) &&
  (value.usageNote === null ||
    (isFields(value.usageNote) && isText(value.usageNote.zh) && isText(value.usageNote.en))) &&
  (value.ipa === null || (isFields(value.ipa) && isText(value.ipa.us) && isText(value.ipa.gb)));
