import { sentenceAt, type TextWord, wordAt } from '~/domain/lexicon/text-words';
import { blockOf, type EnglishBlock } from './english-blocks';
import { findSoundingText, type SoundingText } from './sounding-text';
import type { WordTap } from './word-tap';

/** A word on the page. */
export interface WordOnPage {
  /** As it stands there. */
  text: string;
  sentence: string;
  /** Index among the words of its text, for the clip. */
  index: number;
  /** Number of words of its text, which a clip with times for all of them has too. */
  count: number;
  sound: SoundingText;
  /** Null in a list of words. */
  range: Range | null;
}

/** Distance from a word at which a tap is still on it, px. */
const TOLERANCE = 4;

/** The word that was tapped; null for a tap beside the words, for one that selects text or opens a link elsewhere, and
 *  for a text that is no English content. */
export function findTappedWord({ event, top }: WordTap): WordOnPage | null {
  const { target, button, detail, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isPlain = button === 0 && detail > 0 && !(ctrlKey || metaKey || altKey || shiftKey);
  if (!isPlain || getSelection()?.isCollapsed === false || !(target instanceof Element))
    return null;
  const y = event.clientY + target.getBoundingClientRect().top - top;
  const caret = caretAt(event.clientX, y);
  const block = caret && target.contains(caret.node) ? blockOf(caret.node) : null;
  if (!caret || !block) return null;
  const word = wordAt(block.text, positionIn(block, caret));
  const range = word && rangeOf(block, word);
  return range && isAt(range, event.clientX, y) ? toWordOnPage(block, word, range) : null;
}

interface Caret {
  node: Text;
  offset: number;
}

/** The place in a text that is nearest to a point of the window. */
function caretAt(x: number, y: number): Caret | null {
  const position = document.caretPositionFromPoint?.(x, y);
  // Safari before 18.4 has the older function alone.
  const range = position ? null : document.caretRangeFromPoint?.(x, y);
  const node = position?.offsetNode ?? range?.startContainer;
  const offset = position?.offset ?? range?.startOffset ?? 0;
  return node instanceof Text ? { node, offset } : null;
}

const startsOf = ({ nodes }: EnglishBlock) => {
  let start = 0;
  return nodes.map((node) => {
    const at = start;
    start += node.length;
    return at;
  });
};

const positionIn = (block: EnglishBlock, { node, offset }: Caret) =>
  startsOf(block)[block.nodes.indexOf(node)]! + offset;

/** The part of the page that a word takes. */
function rangeOf(block: EnglishBlock, { start, end }: TextWord): Range {
  const range = document.createRange();
  const starts = startsOf(block);
  const first = starts.findLastIndex((at) => at <= start);
  const last = starts.findLastIndex((at) => at < end);
  range.setStart(block.nodes[first]!, start - starts[first]!);
  range.setEnd(block.nodes[last]!, end - starts[last]!);
  return range;
}

/** Whether a point is on a word: the nearest place in the text is found for a point in an empty part of a line too. */
const isAt = (range: Range, x: number, y: number) =>
  [...range.getClientRects()].some(
    (box) =>
      x >= box.left - TOLERANCE &&
      x <= box.right + TOLERANCE &&
      y >= box.top - TOLERANCE &&
      y <= box.bottom + TOLERANCE,
  );

/** A word of a block with what is known about it. */
export const toWordOnPage = (
  block: EnglishBlock,
  { text, start, index }: TextWord,
  range: Range | null,
): WordOnPage => ({
  text,
  sentence: sentenceAt(block.text, start),
  index,
  count: block.text.trim().split(/\s+/).length,
  sound: findSoundingText(block.nodes[0]?.parentElement ?? null),
  range,
});
