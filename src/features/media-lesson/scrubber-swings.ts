/** Number of swings of the waveform on which a place of a recording is chosen. */
export const SCRUBBER_SWINGS = 120;
