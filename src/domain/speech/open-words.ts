import { spellOtherEnding } from './heard-endings';
import type { OtherEnding } from './other-endings';
import type { SenseGain } from './sense-gains';
import { callOtherEnding, callSense, type SenseFinding } from './sense-limits';
import { senseOdds } from './sense-odds';
import type { OpenWord, WordResult } from './types';

/** The comparisons of one word with words that would change the sense. */
export interface SenseEvidence {
  /** With its other ending; null for a word without one. */
  ending: OtherEnding | null;
  /** With other function words. */
  gains: readonly SenseGain[];
}

/** Highest score of a word instead of which another was heard: scores below 50 are red. */
const MAX_OTHER_SCORE = 49;

/** A finding on a word: it was another one, or it cannot be told from one. Null when it was its own. */
type Finding = { heardAs: string | null } | { open: OpenWord } | null;

/** The results of words with the findings on words that would change the sense in their place. Only an understood
 *  word has one: another word has its mark already. A word that was another one is red; one that cannot be told keeps
 *  its status and is open. */
export const withSenseFindings = (
  words: readonly WordResult[],
  evidence: readonly SenseEvidence[],
): WordResult[] =>
  words.map((word, index) => {
    const isUnderstood = word.status === 'said' || word.status === 'nearly';
    const found = isUnderstood ? findSense(word.text, evidence[index]!) : null;
    if (!found) return word;
    if ('open' in found) return { ...word, open: found.open };
    const score = Math.min(word.score, MAX_OTHER_SCORE);
    const heardAs = found.heardAs ?? undefined;
    return { ...word, score, status: 'again', unsure: false, ...(heardAs && { heardAs }) };
  });

/** The likeliest competitor decides; an ending counts where no function word competes. */
function findSense(text: string, { ending, gains }: SenseEvidence): Finding {
  const [best] = gains.toSorted((a, b) => likelihood(b) - likelihood(a));
  if (best) return toFinding(callSense(best), best.word);
  if (!ending) return null;
  return toFinding(callOtherEnding(ending), spellOtherEnding(text, ending.kind));
}

/** By what competitors are compared: with an ear by its odds, too. */
const likelihood = ({ gain, earGain }: SenseGain): number =>
  earGain === undefined ? gain : senseOdds(gain, earGain ?? 0);

function toFinding(called: SenseFinding, word: string | null): Finding {
  if (called === null) return null;
  return called === 'other' ? { heardAs: word } : { open: { from: word, asks: called === 'asks' } };
}
