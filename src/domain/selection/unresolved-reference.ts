import type { ParsedToken } from '../grading/types';
import { isConversational } from './conversation';

/** Words that refer to the previous sentence when they open one. */
const OPENERS = new Set(
  `and but or so yet nor however therefore thus hence instead meanwhile otherwise besides moreover furthermore
  nevertheless nonetheless also then still again similarly likewise indeed accordingly consequently finally
  another other others such both neither either more most some many few several one here afterwards later
  eventually suddenly now too rather anyway though although plus next`.split(/\s+/),
);

/** Phrases that refer to the previous sentence when they open one. */
const PHRASES =
  /^(?:for (?:example|instance)|after all|of course|in any case|in (?:addition|contrast|fact|other words|turn)|as a (?:result|consequence)|on the (?:other hand|contrary)|at (?:the same time|that (?:time|point|moment))|after (?:that|this)|because of (?:this|that)|(?:by|since|until|from|back) then|that is why|(?:at|in|by|for|to|of|from|during|after) (?:which|whom)|an? (?:similar|second|third|different|further|related)|the (?:similar|new|other|resulting|two|three)|the (?:former|latter|others?|same|first|second|third|result)\b)/i;

const PERSONS = new Set(['he', 'she', 'him', 'his', 'her', 'hers', 'himself', 'herself']);
const PLURALS = new Set(['they', 'them', 'their', 'theirs', 'themselves']);
const THINGS = new Set(['it', 'its', 'itself']);
const DEMONSTRATIVES = new Set(['this', 'that', 'these', 'those']);
/** Collective nouns, which "they" may refer to. */
const COLLECTIVES = new Set(
  'people police staff team family crew public government company public couple'.split(' '),
);
/** Nouns of time: "this year" needs no previous sentence. */
const TIMES = new Set(
  'year month week morning afternoon evening summer winter spring autumn weekend century time'.split(
    ' ',
  ),
);

/** Words used with an `it` without a meaning: weather, time of day, impressions. */
const IMPERSONAL = new Set(
  'rain snow seem late early cold hot warm dark cloudy windy sunny noisy'.split(' '),
);

/** The first word that refers outside the sentence: a connective that opens it, or a pronoun without an
 *  antecedent. Null when there is none. */
export function unresolvedReference(tokens: readonly ParsedToken[]): string | null {
  const first = tokens[0];
  if (!first) return null;
  const opening = tokens
    .slice(0, 5)
    .map(({ text }) => text)
    .join(' ');
  const phrase = PHRASES.exec(opening);
  if (phrase) return phrase[0];
  if (OPENERS.has(first.text.toLowerCase()) && !opensWithQuantity(tokens)) return first.text;
  const isAddressed = isConversational({ text: tokens.at(-1)!.text, tokens: [...tokens] });
  const index = tokens.findIndex((_, i) => isUnresolved(tokens, i, isAddressed));
  return index < 0 ? null : tokens[index]!.text;
}

/** Whether a sentence opens with a quantity that needs no previous sentence: "Many people", "Some schools",
 *  "Both parents". */
function opensWithQuantity(tokens: readonly ParsedToken[]): boolean {
  const [first, second, third, fourth] = tokens;
  if (!/^(?:many|most|some|several|few|more|both|one|now|although|though)$/i.test(first!.text))
    return false;
  if (/^(?:now|although|though)$/i.test(first!.text)) return true;
  const repeated = second?.lemma === 'and' && third?.lemma === first!.lemma;
  return [second, third, ...(repeated ? [fourth] : [])].some((token) => token?.pos === 'NOUN');
}

function isUnresolved(tokens: readonly ParsedToken[], i: number, isAddressed: boolean): boolean {
  const { text, pos } = tokens[i]!;
  const word = text.toLowerCase();
  const before = tokens.slice(0, i);
  const hasNoun = before.some((token) => token.pos === 'NOUN' || token.pos === 'PROPN');
  if (PERSONS.has(word)) return !hasNoun;
  if (PLURALS.has(word)) return !before.some(isPlural) && !before.some(isJoined);
  if (THINGS.has(word)) return !hasNoun && !isExpletiveIt(tokens, i);
  if (!DEMONSTRATIVES.has(word)) return false;
  const next = tokens[i + 1];
  if (word === 'that' && (pos === 'SCONJ' || i > 1 || before.at(-1)?.pos === 'NOUN')) return false;
  if (word === 'those' && next?.lemma === 'who') return false;
  // A speaker may point at something: "Does this bus go to the station?"
  if (i > 0 && isAddressed) return false;
  return !(next && TIMES.has(next.lemma));
}

/** Whether "they" may refer to a token: `people`, `the Smiths`, `everyone`, `each`, `children`. */
function isPlural({ pos, text, lemma }: ParsedToken): boolean {
  if (pos === 'PROPN' || /^(?:each|every|(?:every|any|some|no)(?:one|body))$/.test(lemma))
    return true;
  return pos === 'NOUN' && (text.toLowerCase() !== lemma || COLLECTIVES.has(lemma));
}

/** The `and` of "a man and a woman". */
const isJoined = ({ lemma }: ParsedToken) => lemma === 'and';

/** Whether an `it` is expletive: "It is easy to …", "It takes …", "it rains". */
function isExpletiveIt(tokens: readonly ParsedToken[], i: number): boolean {
  if (tokens[i]!.text.toLowerCase() !== 'it') return false;
  const rest = tokens.slice(i + 1, i + 9);
  if (rest.some(({ lemma }) => IMPERSONAL.has(lemma))) return true;
  const isAsked = tokens[i - 1]?.pos === 'AUX';
  const first = rest[0]?.lemma;
  if (!isAsked && first !== 'be' && first !== 'take' && rest[0]?.pos !== 'AUX') return false;
  return rest
    .slice(isAsked ? 0 : 1)
    .some(({ lemma }) => lemma === 'to' || lemma === 'that' || lemma === 'if');
}
