import type { Leniency } from './leniencies';

/** All thresholds of the scorer. Odds are log odds of `word-model.ts`, calibrated with
 *  `tools/research/calibrate` on 1,339 sentences read by 67 adult speakers of Mandarin (speechocean762, Zhang
 *  et al. 2021), each scored by nets that were not trained on the speaker. */
export const policy = {
  /** Method and month of its calibration, written into each result: without and with an ear. */
  engine: 'ci-gop-rivals/2026-11-3',
  engineWithEar: 'ci-gop-ear/2026-11',

  /** Rejections by the recording's level, before recognition. */
  level: {
    /** Voice over background below which there is no speech (silence, hiss, hum), dB. */
    noSpeechRange: 6,
    /** Voice over background below which the recording is too noisy to score, dB. */
    noisyRange: 12,
    /** Level of the voice below which it is too quiet, dB over one int16 step. */
    quietPeak: 40,
    /** Minimum duration of speech, seconds: `base + perPhone` for each phone of the text, from `least` to `most`. At
     *  175 words a minute a synthetic word of three phones has 0.25 s and more; a knock on the table has 0.2 s. */
    shortestSpeech: { base: 0.1, perPhone: 0.05, least: 0.22, most: 0.3 },
    /** Voice over background below which the recording is scored but poor, dB: all recordings of the
     *  calibration have more. */
    poorRange: 24,
    /** Share of samples at the converter's limit above which the recording is clipped. */
    clippedShare: 0.05,
  },

  /** Log costs of the aligner, nats. */
  graph: {
    /** A pause between words. */
    pause: -2,
    /** Skipping a word, for each phone. */
    skipPhone: -20,
    /** Stopping early, for each remaining phone. */
    stopPhone: -12,
  },

  /** Log odds below which a word is red, for content words and for function words, and below which it is
   *  amber. Shares of the readings without a wrong sound, and of these with one word replaced, that pass, for
   *  speakers on whom neither nets nor weights were trained: encouraging 96 and 28 %, standard 92 and 10 %, strict
   *  89 and 6 %. The curve is in docs/decisions/0066-nets-taught-by-experts.md. */
  leniency: {
    ENCOURAGING: { again: -3.5, againFunction: -5.9, nearly: -1.2 },
    STANDARD: { again: -2, againFunction: -4.4, nearly: -0.7 },
    STRICT: { again: -1.5, againFunction: -3.9, nearly: -0.2 },
  } satisfies Record<Leniency, { again: number; againFunction: number; nearly: number }>,
  /** Added to log odds with an ear, so that with the same thresholds as many right readings pass as without one, and
   *  fewer with an exchanged word (docs/decisions/0157-the-ear-is-trained-in-pytorch-on-a-published-embedding.md). */
  earShift: 0.75,

  word: {
    /** Margins of uncertainty below and above the threshold of red, log odds. */
    unsure: { under: 0.9, over: 0.3 },
    /** Frames a phone below which a red word counts as missing. */
    missingFramesPerPhone: 3.3,
    /** Of a word that is praised: the greatest standardised gain of its near words, and the least difference to its
     *  best common competitor, nats per frame (docs/decisions/0155-three-marks-and-an-almost.md). */
    ahead: { near: 1, common: 0 },
    /** Nats by which a common word must fit better than any near word to be the likelier competitor: the two are
     *  searched separately. */
    outdoneBy: 10,
  },

  sentence: {
    /** Minimum `sentenceFit` for a pass: below it another text was said, whatever the words' status. */
    minFit: 0.3,
    /** Log likelihood ratio assigned to a phone that was not found. */
    missingRatio: -3,
    /** Weight of the words' mean log odds, each clamped to ± the limit. */
    oddsShare: 0.3,
    oddsLimit: 6,
    /** Frames of speech outside all words above which the reading has extra speech, and the posterior of silence below
     *  which such a frame is speech. By loudness alone 45 % of the right readings had extra speech: breaths, and the
     *  ends of words (docs/ear-training.md). */
    extraFrames: 10,
    extraSilence: 0.05,
  },

  /** Thresholds for an added vowel after a word's last consonant: gain of log-likelihood in nats, length in
   *  frames, and the phone net's mean posterior of vowels. Measured in
   *  docs/decisions/0008-weights-from-the-script.md. */
  addedVowel: { gain: 25, frames: { least: 5, most: 16 }, share: 0.6 },

  /** Knots of the linear mapping from a word's log odds to its score, beside the thresholds of red (50) and
   *  amber (75). */
  scoreKnots: { worst: -5, good: [1.5, 92], best: 3 },
} as const;
