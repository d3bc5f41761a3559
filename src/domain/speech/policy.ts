/** Every threshold of the scorer, in one place. Odds are log odds of `word-model.ts`, calibrated with
 *  `src/cli/calibrate` on 420 sentences read by 67 adult speakers of Mandarin (speechocean762, Zhang
 *  et al. 2021), each judged by nets that had not heard the speaker. */
export const policy = {
  /** Written into each result: the method and the month of its calibration. */
  engine: 'ci-gop-nets/2026-11',

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

  word: {
    /** Odds below this: say it again (red). */
    again: -2,
    /** The same for words that English says weakly. */
    againFunction: -4,
    /** Odds below this, but not red: nearly (amber). */
    nearly: 0,
    /** From a clear voice (median odds of the other words above `level`) a content word is red
     *  already at these odds when its phones are this far from the mixtures' too (mean goodness,
     *  nats a frame): what would be an accent in others is another word here. */
    clearVoice: { level: 3, odds: 0.5, mixtureGop: -3.2 },
    /** A red word squeezed into fewer frames a phone than this was not said at all. */
    missingFramesPerPhone: 3.3,
  },

  sentence: {
    /** Least mean log likelihood ratio a phone for a pass, whatever the words are: another text. */
    leastRatio: 0.5,
    /** What a phone that was not found counts there. */
    missingRatio: -3,
    /** Frames of speech outside all words above which something else was said too. */
    extraFrames: 40,
  },

  /** A phone is named as another only below this goodness (nats a frame) and these log odds. */
  hint: { gop: -2, odds: 0 },

  /** Word odds → score, linear between the knots. Red ends at 50, amber at 75. */
  scoreKnots: [
    [-5, 0],
    [-2, 50],
    [0, 75],
    [2, 92],
    [3.5, 100],
  ],
} as const;
