import type { AcousticModel } from '~/domain/speech/acoustic-model';
import {
  type AdaptedRecording,
  adaptToLearners,
  findWordWindows,
  fitPhones,
} from '~/domain/speech/adapted-recording';
import type { WordPronunciations } from '~/domain/speech/alignment-graph';
import type { Ear } from '~/domain/speech/ear';
import { spellOtherEnding } from '~/domain/speech/heard-endings';
import type { LearnerNets } from '~/domain/speech/learner-nets';
import { otherEnding } from '~/domain/speech/other-endings';
import { pronunciationIndices } from '~/domain/speech/reference';
import { senseCompetitors } from '~/domain/speech/sense-competitors';
import { type AlignedText, gainsInPlace, toIndices } from '~/domain/speech/sense-gains';
import type { Phone } from '~/domain/speech/types';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { hasWrongSound } from '~tools/research/experiment/expert-labels';
import { readWav16k } from '~tools/research/experiment/wav';
import type { AnalysedUtterance } from './analyse-corpus';

/** A form that may have been said in the place of a word, beside the word that was said. */
export interface GrammarForm {
  word: string;
  /** Log-likelihood of the recording with this form less that with the word that was said, nats. */
  gain: number;
  /** The same of the ear's log odds. */
  earGain: number;
  /** The forms with which a text that has this one is compared, with the kind of each comparison. */
  competitors: { word: string; kind: string }[];
}

/** A function word or an inflected word that was said, in which experts hear no wrong sound. */
export interface GrammarWord {
  utterance: string;
  speaker: string;
  /** The form that was said is the first. */
  forms: GrammarForm[];
}

interface Candidate {
  word: string;
  variants: WordPronunciations;
  competitors: GrammarForm['competitors'];
}

/** Compares the function words and inflected words of a recording with the words that they are taken for. */
export async function measureGrammarWords(
  model: AcousticModel,
  { recording }: AnalysedUtterance,
  utterance: CorpusUtterance,
  net: LearnerNets['phone'],
  ear: Ear,
): Promise<GrammarWord[]> {
  const { offset, emissions } = recording;
  const listening = ear.listen(await readWav16k(utterance.wav), offset, emissions.frames);
  return compareGrammarWords(model, { ...adaptToLearners(recording, net), listening }, utterance);
}

/** The same for a recording that was adapted already; without a listening no ear is asked, and its gains are 0. */
export function compareGrammarWords(
  model: AcousticModel,
  recording: AdaptedRecording,
  utterance: Pick<CorpusUtterance, 'id' | 'speaker' | 'words' | 'expert'>,
): GrammarWord[] {
  const words = pronunciationIndices(model, utterance.words);
  const fits = fitPhones(model, recording, words);
  if (!fits) return [];
  const windows = findWordWindows(model, recording, words);
  const text: AlignedText = { recording, fits, words, windows };
  return utterance.words.flatMap((_, index): GrammarWord[] => {
    if (utterance.expert && hasWrongSound(utterance.expert[index]!)) return [];
    const [said, ...others] = candidates(model, utterance, index, words[index]!);
    if (!said || others.length === 0) return [];
    const variants = others.map((other) => other.variants);
    const gains = gainsInPlace(model, text, index, variants);
    if (!gains) return [];
    const forms = others.flatMap(({ word, competitors }, i): GrammarForm[] => {
      const { gain, earGain = 0 } = gains[i]!;
      if (!Number.isFinite(gain) || earGain === null) return [];
      return [{ word, gain, earGain, competitors }];
    });
    const own = { word: said.word, gain: 0, earGain: 0, competitors: said.competitors };
    return [{ utterance: utterance.id, speaker: utterance.speaker, forms: [own, ...forms] }];
  });
}

/** The word that was said, its competitors, and theirs. */
function candidates(
  model: AcousticModel,
  { words }: Pick<CorpusUtterance, 'words'>,
  index: number,
  own: WordPronunciations,
): Candidate[] {
  const { text, pronunciations, functionWord } = words[index]!;
  const next = words[index + 1]?.pronunciations[0]?.[0];
  const word = plain(text);
  const competitors = senseCompetitors(text, next);
  if (competitors.length > 0) {
    const found = new Map([[word, { variants: own }]]);
    for (const depth of [text, ...competitors.map((competitor) => competitor.word)])
      for (const other of senseCompetitors(depth, next))
        if (!found.has(other.word))
          found.set(other.word, { variants: toIndices(model, other.pronunciations) });
    return [...found].map(([form, { variants }]) => ({
      word: form,
      variants,
      competitors: senseCompetitors(form, next).map((other) => ({
        word: other.word,
        kind: other.pair,
      })),
    }));
  }
  if (functionWord) return [];
  const endings = pronunciations.flatMap((phones) => otherEnding(text, phones, next) ?? []);
  const kind = endings[0]?.kind;
  if (!kind) return [];
  const other = spellOtherEnding(text, kind) ?? `${word} without its ending`;
  const phones: Phone[][] = endings.map((ending) => ending.phones);
  return [
    { word, variants: own, competitors: [{ word: other, kind }] },
    { word: other, variants: toIndices(model, phones), competitors: [{ word, kind }] },
  ];
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .replaceAll(/^[^\p{L}]+|(?<!\P{L})\P{L}+$/gu, '');
