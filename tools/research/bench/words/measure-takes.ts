import type { AcousticModel } from '~/domain/speech/acoustic-model';
import type { EndingKind } from '~/domain/speech/other-endings';
import {
  analyseUtterance,
  collectEvidence,
  countExtraFrames,
  heardFit,
  toUtteranceResult,
} from '~/domain/speech/score-utterance';
import { textOdds } from '~/domain/speech/text-odds';
import type { UtteranceResult } from '~/domain/speech/types';
import type { WordAloneEvidence } from '~/domain/speech/word-alone';
import { compareGrammarWords, type GrammarWord } from '~tools/research/calibrate/grammar-words';
import type { EndingTake, TextRelation, TextTake, WordRelation, WordTake } from './takes';

const analysed = new WeakMap<Float32Array, ReturnType<typeof analyseUtterance>>();

/** Analyses a recording once, however many texts it is compared with. */
function analyse(model: AcousticModel, pcm: Float32Array) {
  const recording = analysed.get(pcm) ?? analyseUtterance(model, pcm);
  analysed.set(pcm, recording);
  return recording;
}

/** The measurements of a recording that should be one word. */
export interface WordValues extends WordAloneEvidence {
  /** Nats per frame by which the word fits better than the best common word; null where there was none. */
  common: number | null;
  /** Frames of speech outside of the word. */
  outside: number;
  /** Log odds of the word as that of a sentence. */
  odds: number;
}

/** One recording against one word. */
export interface WordRow {
  source: WordTake['source'];
  speaker: string;
  relation: WordRelation;
  asked: string;
  said: string;
  /** Whether it passes without the evidence of `word-alone`, as a word of a longer text would. */
  passesBySounds: boolean;
  values: WordValues;
}

/** One recording against one sentence. */
export interface TextRow {
  source: TextTake['source'];
  relation: TextRelation;
  passed: boolean;
  /** Fit of the part of the text that was found; null when no word was. */
  heard: number | null;
}

/** One word of a recording against an ending. */
export interface EndingRow {
  source: EndingTake['source'];
  kind: EndingKind;
  word: string;
  said: boolean;
  /** Gain with the other ending, nats. */
  gain: number;
}

/** A function word or an inflected word that was said, and its competitors. */
export interface GrammarRow extends GrammarWord {
  source: WordTake['source'];
}

/** Log odds of a word that was not found. */
const NOT_FOUND = -100;

const passes = (result: UtteranceResult) => result.verdict === 'pass';

/** Compares a take with single words, at the leniency `ENCOURAGING`: the stricter ones reject every word that it
 *  rejects. */
export function measureWords(model: AcousticModel, take: WordTake): WordRow[] {
  const recording = analyse(model, take.pcm);
  if (typeof recording === 'string') return [];
  return take.asked.flatMap(({ relation, word, taught }): WordRow[] => {
    const evidence = collectEvidence(model, recording, [word], taught);
    if (!evidence) return [];
    const { alone, otherEndings: _, ...before } = evidence;
    return alone
      ? [
          {
            source: take.source,
            speaker: take.speaker,
            relation,
            asked: word.text,
            said: take.said,
            passesBySounds: passes(
              toUtteranceResult(model, recording, [word], before, 'ENCOURAGING'),
            ),
            values: {
              ...alone,
              common: evidence.competitors[0]?.best ?? null,
              outside: countExtraFrames(recording.recording, evidence.phones),
              odds: textOdds(evidence)[0] ?? NOT_FOUND,
            },
          },
        ]
      : [];
  });
}

export function measureTexts(model: AcousticModel, take: TextTake): TextRow[] {
  const recording = analyse(model, take.pcm);
  if (typeof recording === 'string') return [];
  return take.asked.flatMap(({ relation, words }): TextRow[] => {
    const evidence = collectEvidence(model, recording, words);
    if (!evidence) return [];
    return [
      {
        source: take.source,
        relation,
        passed: passes(toUtteranceResult(model, recording, words, evidence)),
        heard: heardFit(evidence, words, textOdds(evidence)),
      },
    ];
  });
}

/** Compares the grammar words of an utterance with their competitors.
 *  @param pcm 16 kHz mono in [−1, 1] */
export function measureGrammar(
  model: AcousticModel,
  pcm: Float32Array,
  source: WordTake['source'],
  utterance: Parameters<typeof compareGrammarWords>[2],
): GrammarRow[] {
  const recording = analyse(model, pcm);
  if (typeof recording === 'string') return [];
  return compareGrammarWords(model, recording, utterance).map((word) => ({ source, ...word }));
}

export function measureEndings(model: AcousticModel, take: EndingTake): EndingRow[] {
  const recording = analyse(model, take.pcm);
  if (typeof recording === 'string') return [];
  return take.asked.flatMap(({ words, index, said }): EndingRow[] => {
    const ending = collectEvidence(model, recording, words)?.otherEndings?.[index];
    return ending ? [{ source: take.source, word: words[index]!.text, said, ...ending }] : [];
  });
}
