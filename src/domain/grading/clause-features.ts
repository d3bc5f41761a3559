import type { GradeFeatures, ParsedToken } from './types';

const RELATIVE = new Set(['who', 'whom', 'whose', 'which']);
const ABSTRACT = /(?:tion|sion|ment|ness|ity|ance|ence|ism|ship)s?$/;

/** How a sentence is built, read off the parts of speech. Counts are square roots. */
export function clauseFeatures(tokens: readonly ParsedToken[]): GradeFeatures {
  const at = (test: (token: ParsedToken, i: number) => boolean) =>
    Math.sqrt(tokens.filter(test).length);
  const before = (i: number) => tokens[i - 1];
  const isBe = (token?: ParsedToken) => token?.lemma === 'be';
  const isHave = (token?: ParsedToken) => token?.lemma === 'have' && token.pos === 'AUX';
  const behindAux = (i: number, test: (token?: ParsedToken) => boolean) =>
    [1, 2, 3].some(
      (back) =>
        test(tokens[i - back]) &&
        tokens.slice(i - back + 1, i).every(({ pos }) => pos === 'ADV' || pos === 'PART'),
    );
  const isParticiple = ({ text, pos, lemma }: ParsedToken) =>
    pos === 'VERB' && text.toLowerCase() !== lemma && !/(?:ing|s)$/.test(text.toLowerCase());
  const finite = (token: ParsedToken, i: number) =>
    token.pos === 'AUX' ||
    (token.pos === 'VERB' &&
      !/ing$/.test(token.text) &&
      before(i)?.lemma !== 'to' &&
      before(i)?.pos !== 'AUX');
  const firstVerb = tokens.findIndex(finite);
  return {
    names: at(({ pos }) => pos === 'PROPN'),
    numbers: at(({ pos }) => pos === 'NUM'),
    pronouns: at(({ pos }) => pos === 'PRON'),
    prepositions: at(({ pos }) => pos === 'ADP'),
    adjectives: at(({ pos }) => pos === 'ADJ'),
    adverbs: at(({ pos }) => pos === 'ADV'),
    nouns: at(({ pos }) => pos === 'NOUN'),
    verbs: at(({ pos }) => pos === 'VERB'),
    determiners: at(({ pos }) => pos === 'DET'),
    conjunctions: at(({ pos }) => pos === 'CCONJ'),
    subordinators: at(({ pos }) => pos === 'SCONJ'),
    relatives: at(
      ({ lemma, pos }, i) =>
        RELATIVE.has(lemma) ||
        (lemma === 'that' && pos !== 'DET' && ['NOUN', 'PROPN'].includes(before(i)?.pos ?? '')),
    ),
    passives: at((token, i) => isParticiple(token) && behindAux(i, isBe)),
    perfects: at((token, i) => isParticiple(token) && behindAux(i, isHave)),
    reducedClauses: at(
      (token, i) =>
        isParticiple(token) && ['NOUN', 'PROPN', 'PUNCT'].includes(before(i)?.pos ?? '') && i > 2,
    ),
    ingForms: at(({ text, pos }) => pos === 'VERB' && /ing$/.test(text)),
    modals: at(({ lemma, pos }) => pos === 'AUX' && !['be', 'have', 'do'].includes(lemma)),
    infinitives: at(({ pos }, i) => pos === 'VERB' && before(i)?.lemma === 'to'),
    commas: at(({ text }) => text === ','),
    marks: at(({ text }) => /^[;:()"\u2013\u2014]$/.test(text)),
    hyphens: at(({ text }) => /\w-\w/.test(text)),
    abstractNouns: at(({ text, pos }) => pos === 'NOUN' && ABSTRACT.test(text)),
    ofs: at(({ lemma }) => lemma === 'of'),
    longestNounPhrase: longestRun(tokens, ['NOUN', 'ADJ', 'PROPN']),
    beforeVerb: Math.sqrt(Math.max(0, firstVerb < 0 ? tokens.length : firstVerb)),
    noVerb: firstVerb < 0 ? 1 : 0,
    copula: tokens.some(
      (token, i) => isBe(token) && !tokens.slice(i + 1, i + 3).some(({ pos }) => pos === 'VERB'),
    )
      ? 1
      : 0,
  };
}

function longestRun(tokens: readonly ParsedToken[], tags: readonly string[]): number {
  let longest = 0;
  let run = 0;
  for (const { pos } of tokens) {
    run = tags.includes(pos) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
