import type { AcousticModel } from './acoustic-model';
import { align, type Segment } from './alignment';
import { buildGraph } from './alignment-graph';
import { FRAMES_PER_SECOND } from './front-end';
import { policy } from './policy';
import { openRecording } from './recording';
import { pronunciationIndices } from './reference';
import type { AlignedWord, ReferenceWord } from './types';

/** Times each word of a text in a recording of it (16 kHz mono in [−1, 1]). Every word must have been said:
 *  only for our own audio; use `scoreUtterance` for learners' recordings.
 *  @throws Error when the recording is too short for the text */
export function alignWords(
  model: AcousticModel,
  pcm16k: Float32Array,
  reference: readonly ReferenceWord[],
): AlignedWord[] {
  const { segments, offset } = alignText(model, pcm16k, reference);
  return reference.map(({ text }, word) => {
    const wordSegments = segments.filter((segment) => segment.word === word);
    return { text, ...spanMs(wordSegments, offset) };
  });
}

/** The index of the pronunciation of each word that fits a recording of the text best; as `alignWords`, only for
 *  our own audio.
 *  @throws Error when the recording is too short for the text */
export function heardPronunciations(
  model: AcousticModel,
  pcm16k: Float32Array,
  reference: readonly ReferenceWord[],
): number[] {
  const { segments } = alignText(model, pcm16k, reference);
  return reference.map((_, word) => segments.find((segment) => segment.word === word)!.variant);
}

function alignText(
  model: AcousticModel,
  pcm16k: Float32Array,
  reference: readonly ReferenceWord[],
): { segments: Segment[]; offset: number } {
  const words = pronunciationIndices(model, reference);
  const recording = openRecording(pcm16k)?.hear(model);
  const graph = buildGraph(model, words, {
    pause: policy.graph.pause,
    skipPhone: Number.NEGATIVE_INFINITY,
    stopPhone: Number.NEGATIVE_INFINITY,
  });
  const alignment = recording && align(graph, recording.emissions);
  if (!alignment) throw new Error('The recording is too short for its text.');
  return { segments: alignment.segments, offset: recording.offset };
}

function spanMs(segments: Segment[], offset: number): { startMs: number; endMs: number } {
  const msPerFrame = 1000 / FRAMES_PER_SECOND;
  return {
    startMs: Math.round((offset + segments[0]!.first) * msPerFrame),
    endMs: Math.round((offset + segments.at(-1)!.last + 1) * msPerFrame),
  };
}
