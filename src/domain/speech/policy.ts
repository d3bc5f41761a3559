/** Every threshold of the scorer, in one place. Odds are log odds of `word-model.ts`, calibrated with
 *  `tools/research/calibrate` on 420 sentences read by 67 adult speakers of Mandarin (speechocean762, Zhang
 *  et al. 2021), each judged by nets that had not heard the speaker. */
export const policy = {
  /** Written into each result: the method and the month of its calibration. */
  engine: 'ci-gop-rivals/2026-11-2',

  /** Refusals by level, before anything is recognised. */
  level: {
    /** Voice over background below this is no speech at all (silence, hiss, hum), dB. */
    noSpeechRange: 6,
    /** … and below this too noisy to judge, dB. */
    noisyRange: 12,
    /** The voice itself, dB over one int16 step. */
    quietPeak: 40,
    /** Less speech than this is no attempt, seconds. */
    shortestSpeech: 0.3,
    /** Voice over background below this is heard, but not well, dB: all recordings of the calibration
     *  have more. */
    poorRange: 24,
    /** Share of the samples at the converter's limit above which a voice is cut to pieces. */
    clippedShare: 0.05,
  },

  /** Log costs of the aligner, nats. */
  graph: {
    /** A pause between words. */
    pause: -2,
    /** Leaving a word out, a phone. */
    skipPhone: -20,
    /** Stopping early, a phone left unsaid. */
    stopPhone: -12,
  },

  /** Log odds of a word below which it is red, for content words and for words
   *  that English says weakly, and below which it is amber. Right readings and those with one word
   *  exchanged that pass, of speakers whom neither nets nor weights had heard: encouraging 90 and 32 %,
   *  standard 80 and 12 %, strict 75 and 8 %. */
  leniency: {
    encouraging: { again: -2.75, againFunction: -5.15, nearly: -0.5 },
    standard: { again: -1.3, againFunction: -3.7, nearly: 0 },
    strict: { again: -0.9, againFunction: -3.3, nearly: 0.5 },
  },

  word: {
    /** A word so far under or over the edge of red may be on the other side of it, log odds. */
    unsure: { under: 0.9, over: 0.3 },
    /** A red word squeezed into fewer frames a phone than this was not said at all. */
    missingFramesPerPhone: 3.3,
  },

  sentence: {
    /** Least `sentenceFit` for a pass, whatever the words are: below it is another text. */
    leastFit: 0.3,
    /** The log likelihood ratio of a phone that was not found. */
    missingRatio: -3,
    /** How much of the words' mean log odds counts, each within ± the limit. */
    oddsShare: 0.3,
    oddsLimit: 6,
    /** Frames of speech outside all words above which something else was said too. */
    extraFrames: 40,
  },

  /** A phone is named as another only below this goodness (nats a frame) and these log odds. */
  hint: { gop: -2, odds: 0 },

  /** A vowel after a word's last consonant is told only when the whole is likelier with it by this many
   *  nats, it lasts so many frames, and the phone net gives vowels this share of them. Measured in
   *  docs/decisions/0008. */
  addedVowel: { gain: 25, frames: { least: 5, most: 16 }, share: 0.6 },

  /** Word odds → score outside of amber, linear between the knots. Red ends at 50, amber at 75. */
  scoreKnots: { worst: -5, good: [2, 92], best: 3.5 },
} as const;

/** How strictly a reading is judged. */
export type Leniency = keyof typeof policy.leniency;
