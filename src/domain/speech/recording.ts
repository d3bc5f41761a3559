import type { AcousticModel } from './acoustic-model';
import { type Emissions, emissions } from './emissions';
import { acousticFeatures } from './features';
import { analyse, cepstra } from './front-end';
import { CEPSTRA } from './mel';
import { detectSpeech, type SpeechActivity, speechSpan } from './vad';

/** Levels of a recording, known before recognition. */
export interface Levels {
  frames: number;
  activity: SpeechActivity;
  /** Share of the samples at the converter's limit. */
  clipped: number;
}

/** A recording cut down to its speech and scored against every phone. */
export interface AnalysedRecording {
  /** Voice over background, dB. */
  range: number;
  /** Frame of the recording at which the cut begins. */
  offset: number;
  /** 1 where a frame of the cut is speech. */
  mask: Uint8Array;
  /** `frames × 39` */
  features: Float32Array;
  /** Emissions of the mixtures alone. */
  emissions: Emissions;
}

/** Frames included on both sides of the speech, so that the aligner finds silence there. */
const MARGIN_FRAMES = 20;
const MIN_FRAMES = 10;

/** Measures the levels of a recording. `hear` computes its emissions on demand: that costs a hundred times
 *  more, so a recording that is rejected by its levels is never processed further. Null when the recording is
 *  shorter than a tenth of a second.
 *  @param pcm 16 kHz mono in [−1, 1] */
export function openRecording(
  pcm: Float32Array,
): { levels: Levels; hear: (model: AcousticModel) => AnalysedRecording } | null {
  const spectra = analyse(pcm);
  if (spectra.frames < MIN_FRAMES) return null;
  const activity = detectSpeech(spectra.level);
  const hear = (model: AcousticModel): AnalysedRecording => {
    const { first, last } = speechSpan(activity.mask, MARGIN_FRAMES);
    const mask = activity.mask.subarray(first, last + 1);
    const cut = cepstra(spectra).subarray(first * CEPSTRA, (last + 1) * CEPSTRA);
    const features = acousticFeatures(cut, mask);
    return {
      range: activity.range,
      offset: first,
      mask,
      features,
      emissions: emissions(model, features),
    };
  };
  return { levels: { frames: spectra.frames, activity, clipped: clippedShare(pcm) }, hear };
}

const CONVERTER_LIMIT = 0.99;

function clippedShare(pcm: Float32Array): number {
  let clipped = 0;
  for (const sample of pcm) if (Math.abs(sample) >= CONVERTER_LIMIT) clipped++;
  return clipped / pcm.length;
}
