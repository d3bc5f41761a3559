import type { PartOfSpeech } from '~/domain/grading/types';
import { parser } from '~/server/gateways/nlp/configured';

const HAS_WORD = /[\p{L}\p{N}]/u;

/** The part of speech of each whitespace token of a text that has a letter or digit; for `don't` that of its
 *  first part. Null if the parser splits the text into other tokens. */
export function tagTokens(text: string): (PartOfSpeech | null)[] | null {
  const groups: { text: string; pos: PartOfSpeech | null }[] = [];
  for (const { tokens } of parser().parse(text))
    tokens.forEach((token, index) => {
      if (token.spaced || index === 0) groups.push({ text: '', pos: null });
      const group = groups.at(-1)!;
      group.text += token.text;
      if (group.pos === null && HAS_WORD.test(token.text)) group.pos = token.pos;
    });
  const tags = groups.filter((group) => HAS_WORD.test(group.text)).map(({ pos }) => pos);
  const count = text.split(/\s+/).filter((token) => HAS_WORD.test(token)).length;
  return tags.length === count ? tags : null;
}
