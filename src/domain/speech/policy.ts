/** Every threshold of the scorer, in one place. */
export const policy = {
  /** Written into each result: the method and the month of its calibration. */
  engine: 'ci-gop/2026-11',

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

  graph: {
    /** Log cost of a pause between words. */
    pause: -2,
    /** Log cost a phone of leaving a word out. */
    skipPhone: -15,
  },

  /** GOP of one phone is cut off here before averaging, nats a frame. */
  gopFloor: -8,
} as const;
