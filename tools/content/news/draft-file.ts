import { z } from 'zod';
import type { DraftView, EditDraftInput } from '~/schemas/news';
import { editDraftSchema } from '~/schemas/news';

/** Formats a draft as a file for an editor: the editable fields in order, and the missing ones in `todo`.
 *  `about` and `todo` are read-only.
 *  @param lexiconMeanings of the words, as by `findLexiconMeanings` */
export function toDraftFile(draft: DraftView, lexiconMeanings: readonly (string | null)[]): string {
  const { id, version, category, level, texts, words, sentences, missing } = draft;
  const file = {
    todo: Object.entries(missing).map(([field, what]) => `${field} ${what}`),
    draft: id,
    version,
    about: { category, level, state: draft.state },
    texts,
    words: words.map(
      ({ text, partOfSpeech, ipa, meaning, example, exampleTranslation, ...word }, index) => ({
        position: index + 1,
        text,
        partOfSpeech,
        ipa,
        meaning,
        example,
        exampleTranslation,
        ...(word.pronunciations && { pronunciations: word.pronunciations }),
        about: {
          level: word.level,
          shownBy: word.sentenceIndexes.map((sentence) => sentences[sentence]?.text),
          lexicon: lexiconMeanings[index] ?? 'has no entry',
          ...(word.proposed && {
            meaning: 'proposed from the lexicon or an earlier unit: please check it',
          }),
        },
      }),
    ),
    sentences: sentences.map(({ text, translation, ...sentence }, index) => ({
      position: index + 1,
      text,
      translation,
      ...(sentence.pronunciations && { pronunciations: sentence.pronunciations }),
      about: { level: sentence.level, source: sentence.source, words: sentence.targetWords },
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const forReading = { about: z.unknown() };

const fileSchema = z.strictObject({
  todo: z.unknown(),
  ...forReading,
  draft: z.uuid(),
  version: z.int().min(0),
  texts: editDraftSchema.shape.texts,
  words: z.array(z.looseObject({})).max(10),
  sentences: z.array(z.looseObject({})).max(10),
});

export type ReadFile = { input: EditDraftInput } | { wrong: string[] };

/** Parses an editor's file: the changes, or its errors, a line for each field: `words.3.meaning: …`. */
export function fromDraftFile(text: string): ReadFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { wrong: [`The file is not JSON: ${(error as Error).message}`] };
  }
  const file = fileSchema.safeParse(json);
  if (!file.success) return { wrong: lines(file.error) };
  const { draft, version, texts, words, sentences } = file.data;
  const plain = (item: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => name !== 'about'));
  const input = editDraftSchema.safeParse({
    id: draft,
    version,
    texts,
    words: words.map(plain),
    sentences: sentences.map(plain),
  });
  return input.success ? { input: input.data } : { wrong: lines(input.error) };
}

/** Path of an issue, with items named by their position from 1, as everywhere else. */
function lines(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => {
    const field = path
      .map((part) => (typeof part === 'number' ? part + 1 : String(part)))
      .join('.');
    return `${field || 'the file'}: ${message}`;
  });
}
