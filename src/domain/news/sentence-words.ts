import { gradeWord } from '../grading/grade-word';
import { isWord } from '../grading/sentence-features';
import type { CefrLevel, ParsedToken, WordGrade } from '../grading/types';
import { listedSpelling } from '../grading/word-lists';
import { listedPos } from '../selection/candidate';

/** A word of a sentence, delimited by spaces, with its level. */
export interface SentenceWord {
  /** The word with the punctuation that touches it. */
  text: string;
  /** Null for names and digits, which have no level. */
  level: CefrLevel | null;
  /** Whether the level is that of the CEFR-J profile; otherwise it is estimated. */
  isListed: boolean;
}

/** The words of a sentence with the levels that the selection uses. For a contraction, or a hyphenated word, the
 *  hardest part counts. */
export function sentenceWords(tokens: readonly ParsedToken[]): SentenceWord[] {
  const written: ParsedToken[][] = [];
  for (const token of tokens) {
    const current = written.at(-1);
    if (token.spaced || !current) written.push([token]);
    else current.push(token);
  }
  return written.map((parts) => {
    const grades = parts.flatMap((part) => gradePart(part) ?? []);
    const [hardest = null] = grades.toSorted((a, b) => b.value - a.value);
    return {
      text: parts.map(({ text }) => text).join(''),
      level: hardest?.level ?? null,
      isListed: hardest?.source === 'CEFR-J',
    };
  });
}

/** Parts of speech with capitalised words in the profile that are not names: `Friday`, `English`. */
const CAPITALISED = ['NOUN', 'ADJ'] as const;

function gradePart(token: ParsedToken): WordGrade | null {
  const { text, lemma, pos } = token;
  // The genitive marker is not a word.
  if (!isWord(token) || /\d/.test(text) || (pos === 'PART' && text.startsWith("'"))) return null;
  if (pos !== 'PROPN') return gradeWord(lemma, listedPos(token));
  const listed = CAPITALISED.find((one) => listedSpelling(lemma, one) === text);
  return listed ? gradeWord(lemma, listed) : null;
}
