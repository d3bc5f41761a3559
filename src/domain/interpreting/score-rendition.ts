import type { ReferenceWord, UtteranceResult, Verdict, WordResult } from '../speech/types';
import { isClearlySaid, type RenderedSentence, renderSentence } from './rendition';

export interface PassageSentence {
  reference: readonly ReferenceWord[];
  /** Length of the model's clip, ms. */
  durationMs: number;
}

export interface Rendition {
  sentences: RenderedSentence[];
  /** Where each sentence is in the recording, by its index; null for one that was not heard. */
  spans: (Stretch | null)[];
  /** Why nothing could be scored; null when it was. */
  rejection: Exclude<Verdict, 'pass' | 'retry'> | null;
}

/** Part of a recording, in samples. */
export interface Stretch {
  from: number;
  to: number;
}

type Score = (
  samples: Float32Array,
  reference: readonly ReferenceWord[],
) => Promise<Pick<UtteranceResult, 'verdict' | 'otherText' | 'words'>>;

const RATE = 16_000;
const SAMPLES_PER_MS = RATE / 1000;
/** Least length of what no sentence explains, as a share of the model's clip, in which a sentence is looked for. */
const MIN_STRETCH_SHARE = 0.5;

/** Scores a passage that was given back in one recording: all sentences in order first, then those that were heard
 *  without the others, which may have taken a word of theirs, then each that was not heard in what the others leave of the recording, as an interpreter may change their order.
 *  @param samples 16 kHz mono in [−1, 1]
 *  @param score scores a recording against the words of one or several sentences */
export async function scoreRendition(
  samples: Float32Array,
  sentences: readonly PassageSentence[],
  score: Score,
): Promise<Rendition> {
  const inOrder = await score(
    samples,
    sentences.flatMap(({ reference }) => reference),
  );
  const found = splitBySentence(inOrder.words, sentences);
  const rendered = found.map((words, i) => renderSentence(words, sentences[i]!.reference));
  const spans = found.map((words, i) => (rendered[i]!.share === 'none' ? null : spanOf(words)));
  const { verdict } = inOrder;
  if (verdict !== 'pass' && verdict !== 'retry')
    return { sentences: rendered, spans, rejection: verdict };
  const heard = sentences.flatMap((_, i) => (spans[i] ? [i] : []));
  if (heard.length > 0 && heard.length < sentences.length) {
    const parts = heard.map((i) => sentences[i]!);
    const alone = await score(
      samples,
      parts.flatMap(({ reference }) => reference),
    );
    for (const [part, words] of splitBySentence(alone.words, parts).entries()) {
      const i = heard[part]!;
      const again = renderSentence(words, sentences[i]!.reference);
      if (again.heard <= rendered[i]!.heard) continue;
      rendered[i] = again;
      spans[i] = spanOf(words);
    }
  }
  for (const [i, { reference, durationMs }] of sentences.entries()) {
    if (spans[i]) continue;
    const { from, to } = longestRest(samples.length, spans);
    if (to - from < MIN_STRETCH_SHARE * durationMs * SAMPLES_PER_MS) continue;
    const alone = await score(samples.slice(from, to), reference);
    if (alone.otherText || !isClearlySaid(alone.words, reference)) continue;
    rendered[i] = renderSentence(alone.words, reference, true);
    spans[i] = spanOf(alone.words, from);
  }
  return { sentences: rendered, spans, rejection: null };
}

/** Splits words, one for each word of a passage, by sentence. */
export function splitBySentence<Word>(
  words: readonly Word[],
  sentences: readonly Pick<PassageSentence, 'reference'>[],
): Word[][] {
  let from = 0;
  return sentences.map(({ reference }) => {
    const own = words.slice(from, from + reference.length);
    from += reference.length;
    return own;
  });
}

/** The stretch from the first word that was found to the last; null when none was. */
function spanOf(words: readonly WordResult[], offset = 0): Stretch | null {
  const found = words.filter(({ status }) => status !== 'missing');
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return null;
  return {
    from: offset + Math.floor(first.start * RATE),
    to: offset + Math.ceil(last.end * RATE),
  };
}

/** The longest stretch of a recording that no sentence takes. */
function longestRest(length: number, spans: readonly (Stretch | null)[]): Stretch {
  const taken = spans.filter((span) => span !== null).sort((a, b) => a.from - b.from);
  let end = 0;
  let best: Stretch = { from: 0, to: 0 };
  for (const { from, to } of [...taken, { from: length, to: length }]) {
    if (from - end > best.to - best.from) best = { from: end, to: from };
    end = Math.max(end, to);
  }
  return best;
}
