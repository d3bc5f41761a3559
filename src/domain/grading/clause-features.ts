import type { GradeFeatures, ParsedToken } from './types';

const RELATIVE = new Set(['who', 'whom', 'whose', 'which']);
const ABSTRACT = /(?:tion|sion|ment|ness|ity|ance|ence|ism|ship)s?$/;

/** Syntactic features of a sentence, computed from its parts of speech. Counts are square roots. */
export function clauseFeatures(tokens: readonly ParsedToken[]): GradeFeatures {
  const rootCount = (test: (token: ParsedToken, i: number) => boolean) =>
    Math.sqrt(tokens.filter(test).length);
  const previous = (i: number) => tokens[i - 1];
  const isBe = (token?: ParsedToken) => token?.lemma === 'be';
  const isHave = (token?: ParsedToken) => token?.lemma === 'have' && token.pos === 'AUX';
  const followsAux = (i: number, test: (token?: ParsedToken) => boolean) =>
    [1, 2, 3].some(
      (back) =>
        test(tokens[i - back]) &&
        tokens.slice(i - back + 1, i).every(({ pos }) => pos === 'ADV' || pos === 'PART'),
    );
  const isParticiple = ({ text, pos, lemma }: ParsedToken) =>
    pos === 'VERB' && text.toLowerCase() !== lemma && !/(?:ing|s)$/.test(text.toLowerCase());
  const isFiniteVerb = (token: ParsedToken, i: number) =>
    token.pos === 'AUX' ||
    (token.pos === 'VERB' &&
      !/ing$/.test(token.text) &&
      previous(i)?.lemma !== 'to' &&
      previous(i)?.pos !== 'AUX');
  const firstVerb = tokens.findIndex(isFiniteVerb);
  return {
    names: rootCount(({ pos }) => pos === 'PROPN'),
    numbers: rootCount(({ pos }) => pos === 'NUM'),
    pronouns: rootCount(({ pos }) => pos === 'PRON'),
    prepositions: rootCount(({ pos }) => pos === 'ADP'),
    adjectives: rootCount(({ pos }) => pos === 'ADJ'),
    adverbs: rootCount(({ pos }) => pos === 'ADV'),
    nouns: rootCount(({ pos }) => pos === 'NOUN'),
    verbs: rootCount(({ pos }) => pos === 'VERB'),
    determiners: rootCount(({ pos }) => pos === 'DET'),
    conjunctions: rootCount(({ pos }) => pos === 'CCONJ'),
    subordinators: rootCount(({ pos }) => pos === 'SCONJ'),
    relatives: rootCount(
      ({ lemma, pos }, i) =>
        RELATIVE.has(lemma) ||
        (lemma === 'that' && pos !== 'DET' && ['NOUN', 'PROPN'].includes(previous(i)?.pos ?? '')),
    ),
    passives: rootCount((token, i) => isParticiple(token) && followsAux(i, isBe)),
    perfects: rootCount((token, i) => isParticiple(token) && followsAux(i, isHave)),
    reducedClauses: rootCount(
      (token, i) =>
        isParticiple(token) && ['NOUN', 'PROPN', 'PUNCT'].includes(previous(i)?.pos ?? '') && i > 2,
    ),
    ingForms: rootCount(({ text, pos }) => pos === 'VERB' && /ing$/.test(text)),
    modals: rootCount(({ lemma, pos }) => pos === 'AUX' && !['be', 'have', 'do'].includes(lemma)),
    infinitives: rootCount(({ pos }, i) => pos === 'VERB' && previous(i)?.lemma === 'to'),
    commas: rootCount(({ text }) => text === ','),
    marks: rootCount(({ text }) => /^[;:()"\u2013\u2014]$/.test(text)),
    hyphens: rootCount(({ text }) => /\w-\w/.test(text)),
    abstractNouns: rootCount(({ text, pos }) => pos === 'NOUN' && ABSTRACT.test(text)),
    ofs: rootCount(({ lemma }) => lemma === 'of'),
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
