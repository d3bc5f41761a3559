import type { ReferenceWord, UtteranceResult, Verdict, WordResult } from '../speech/types';
import { isClearlySaid, type RenderedSentence, renderSentence } from './rendition';

export interface PassageSentence {
  reference: readonly ReferenceWord[];
  /** Length of the model's clip, ms. */
  durationMs: number;
}

export interface Rendition {
  sentences: RenderedSentence[];
  /** The part of the recording of each sentence, by index; null for one that was not found. */
  spans: (Stretch | null)[];
  /** Reason why nothing could be scored; null otherwise. */
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
/** Minimum length of an unmatched part of the recording in which a sentence is searched, as a share of the
 *  model's clip. */
const MIN_STRETCH_SHARE = 0.5;

/** Scores a rendition of a passage in one recording: first all sentences in order; then the found ones alone,
 *  because another sentence may have taken one of their words; then each missing one in the unmatched parts of
 *  the recording, because an interpreter may change their order.
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

/** The stretch from the first found word to the last; null without one. */
function spanOf(words: readonly WordResult[], offset = 0): Stretch | null {
  const found = words.filter(({ status }) => status !== 'missing');
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return null;
  return {
    from: offset + Math.floor(first.start * RATE),
    to: offset + Math.ceil(last.end * RATE),
  };
}

/** The longest stretch of a recording without a matched sentence. */
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
