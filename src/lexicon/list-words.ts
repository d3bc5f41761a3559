import { textWords } from '~/domain/lexicon/text-words';
import { wordKey } from '~/domain/lexicon/word-key';
import { englishBlocks } from './english-blocks';
import { toWordOnPage, type WordOnPage } from './tapped-word';

/** The words of a text on the page in their order, each once, without figures. */
export function listWords(container: Element): WordOnPage[] {
  const words = new Map<string, WordOnPage>();
  for (const block of englishBlocks(container))
    for (const word of textWords(block.text)) {
      const key = wordKey(word.text);
      if (key !== '' && !words.has(key)) words.set(key, toWordOnPage(block, word, null));
    }
  return [...words.values()];
}
