import { cuss } from 'cuss';

/** Rating at which `cuss` is sure that a word is profanity or a slur. It rates how sure it is, not how rude. */
const SURE = 2;

/** Words that `cuss` is sure of and an ordinary text means otherwise (the spelling of a name, an animal, a trade, a
 *  thing of the house), or that are mild enough for a dictionary of learners. */
export const ORDINARY: ReadonlySet<string> = new Set(
  `barf beanbag beanbags bong booby booty bung chug chunky cockfight cocky dipstick dix dong dope dumb eros
faeces flange fu gables geez geezer gummer haji ho hobo hoes idiot jeez jig jigger jiggers jigs kumquat loser looser
moron nip pansies pansy pollock pom poo poop pooping prick pud puke puss reefer rigger slave sloper smut sooty
spit spitter spunk spunky squinty stringer stupid sucker swallower tang testes tinker vomit weenie welfare whiz
willie yank yanks`.split(/\s+/),
);

/** Whether a word, or the word that it is the plural of, is profanity or a slur: the lists that grading ships
 *  leave it out. */
export function isLeftOut(word: string): boolean {
  const key = word.toLowerCase();
  const forms = [key, singularOf(key)];
  return !forms.some((form) => ORDINARY.has(form)) && forms.some(isSure);
}

/** A regular plural without its `s`; anything else as it is. */
export const singularOf = (word: string): string => word.replace(/(?<!s)s$/, '');

function isSure(word: string): boolean {
  return Object.hasOwn(cuss, word) && (cuss[word] ?? 0) >= SURE;
}
