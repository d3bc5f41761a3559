/** Every threshold of the scorer, in one place. Odds are log odds of `word-model.ts`, calibrated with
 *  `src/cli/calibrate` on 420 sentences read by 67 adult speakers of Mandarin (speechocean762, Zhang
 *  et al. 2021), each judged by nets that had not heard the speaker. */
export const policy = {
  /** Written into each result: the method and the month of its calibration. */
  engine: 'ci-gop-rivals/2026-11',

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

  /** Log odds of a word below which it is red (content words; words that English says weakly), and
   *  below which it is amber. Of right readings and of those with one word exchanged pass, by speakers
   *  whom neither nets nor weights had heard: encouraging 92 and 33 %, standard 84 and 15 %, strict 80
   *  and 11 %. */
  leniency: {
    encouraging: { again: -2.75, againFunction: -5, nearly: -0.5 },
    standard: { again: -1.6, againFunction: -4, nearly: 0 },
    strict: { again: -1.25, againFunction: -4, nearly: 0.5 },
  },

  word: {
    /** Content words of a text between which each allows for more accidents. */
    allowance: { fewest: 3, most: 8 },
    /** A word this near to the edge of red may be on either side of it, log odds. */
    unsure: 0.4,
    /** A red word squeezed into fewer frames a phone than this was not said at all. */
    missingFramesPerPhone: 3.3,
  },

  sentence: {
    /** Least mean log likelihood ratio a phone for a pass, whatever the words are: another text. */
    leastRatio: 0.3,
    /** What a phone that was not found counts there. */
    missingRatio: -3,
    /** Frames of speech outside all words above which something else was said too. */
    extraFrames: 40,
  },

  /** A phone is named as another only below this goodness (nats a frame) and these log odds. */
  hint: { gop: -2, odds: 0 },

  /** Word odds → score outside of amber, linear between the knots. Red ends at 50, amber at 75. */
  scoreKnots: { worst: -5, good: [2, 92], best: 3.5 },
} as const;

/** How strictly a reading is judged. */
export type Leniency = keyof typeof policy.leniency;
