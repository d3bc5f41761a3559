import type { ParsedSentence, ParsedToken } from '../grading/types';

/** Goals of a unit of ten words and ten sentences; selection aims for them and the editor's check shows them. */
export const UNIT_GOALS = {
  /** Words exactly at the unit's level. */
  wordsAtLevel: 7,
  /** Sentences in the first or second person, and questions. */
  conversational: 3,
  /** Sentences with a contraction. */
  contractions: 2,
} as const;

const SPEAKER_OR_HEARER = new Set(
  `i me my mine myself we us our ours ourselves you your yours yourself yourselves`.split(' '),
);

/** Whether a sentence is one of a conversation: in the first or second person, or a question. */
export function isConversational({ text, tokens }: ParsedSentence): boolean {
  return text.endsWith('?') || tokens.some(namesSpeakerOrHearer);
}

/** The same of a text that was not parsed. */
export function isConversationalText(text: string): boolean {
  const words = text.match(/[a-z]+/gi) ?? [];
  return (
    text.endsWith('?') ||
    words.some((word) => word !== 'US' && SPEAKER_OR_HEARER.has(word.toLowerCase()))
  );
}

/** Whether a token refers to the speaker or the listener. `US` is a country. */
function namesSpeakerOrHearer({ text, lemma }: ParsedToken): boolean {
  if (text === 'US') return false;
  return SPEAKER_OR_HEARER.has(text.toLowerCase()) || (text === "'s" && lemma === 'us');
}

/** Whether a sentence has a contraction: `don't`, `I'll`, `that's`, `let's`; a possessive `'s` is none. */
export function hasContraction({ tokens }: ParsedSentence): boolean {
  return tokens.some(
    ({ text, pos }) =>
      /^n't$/i.test(text) || (/^'[a-z]+$/i.test(text) && /^(AUX|VERB|PRON)$/.test(pos)),
  );
}
