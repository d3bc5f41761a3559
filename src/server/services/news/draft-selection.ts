import 'server-only';
import type { PartOfSpeech } from '~/domain/grading/types';
import type { Keys, Reason, SelectionOptions, SelectionResult } from '~/domain/selection/types';
import type { Draft } from './draft-rows';

/** The selection of a draft, as the starting point of the next one. */
export function toSelection(
  draft: Draft,
  options: SelectionOptions,
): SelectionResult & { ok: true } {
  return {
    ok: true,
    options,
    selection: {
      words: draft.items.words.map(({ key, text, level, reasons, features, sentenceIndexes }) => {
        const [lemma = '', pos = 'X'] = key.split('|');
        return {
          key,
          lemma,
          text,
          pos: pos as PartOfSpeech,
          level,
          reasons: reasons as Reason[],
          features,
          sentenceIndexes,
        };
      }),
      sentences: draft.items.sentences.map(({ original, text, reasons, translation, ...rest }) => ({
        ...rest,
        text: original,
        spoken: text,
        reasons: reasons as Reason[],
      })),
      objective: draft.objective as Record<string, number>,
      alternativeWords: [],
      alternativeSentences: [],
    },
  };
}

/** Keys of the items that the editor has edited or recorded: the next selection must not remove them. */
export function editedItems({ items: { words, sentences }, recordings }: Draft): Keys {
  const recorded = new Set(recordings.map(({ key }) => key));
  return {
    words: words
      .filter(({ key, meaning, example, pronunciations, proposed }) =>
        Boolean((meaning && !proposed) || example || pronunciations || recorded.has(key)),
      )
      .map(({ key }) => key),
    sentences: sentences
      .filter(({ key, translation, pronunciations }) =>
        Boolean(translation || pronunciations || recorded.has(key)),
      )
      .map(({ key }) => key),
  };
}

export function withoutKey({ words, sentences }: Keys, key: string): Keys {
  return {
    words: words.filter((other) => other !== key),
    sentences: sentences.filter((other) => other !== key),
  };
}
