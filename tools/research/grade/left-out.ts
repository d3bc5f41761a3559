import { cuss } from 'cuss';

/** Minimum rating of `cuss` for profanity and slurs: it rates certainty, not rudeness. */
const SURE = 2;

/** Exceptions to `cuss`: words with another, ordinary meaning (a name, an animal, a trade, a household object),
 *  or mild enough for a learners' dictionary. */
export const ORDINARY: ReadonlySet<string> = new Set(
  `barf beanbag beanbags bong booby booty bung chug chunky cockfight cocky dipstick dix dong dope dumb eros
faeces flange fu gables geez geezer gummer haji ho hobo hoes idiot jeez jig jigger jiggers jigs kumquat loser looser
moron nip pansies pansy pollock pom poo poop pooping prick pud puke puss reefer rigger slave sloper smut sooty
spit spitter spunk spunky squinty stringer stupid sucker swallower tang testes tinker vomit weenie welfare whiz
willie yank yanks`.split(/\s+/),
);

/** Whether a word or its singular is profanity or a slur, and so left out of the word lists of grading. */
export function isLeftOut(word: string): boolean {
  const key = word.toLowerCase();
  const forms = [key, toSingular(key)];
  return !forms.some((form) => ORDINARY.has(form)) && forms.some(isSure);
}

/** A regular plural without its `s`; any other word unchanged. */
export const toSingular = (word: string): string => word.replace(/(?<!s)s$/, '');

function isSure(word: string): boolean {
  return Object.hasOwn(cuss, word) && (cuss[word] ?? 0) >= SURE;
}
