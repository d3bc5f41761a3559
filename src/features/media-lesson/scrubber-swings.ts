/** Number of swings of the waveform for seeking in a recording. */
export const SCRUBBER_SWINGS = 120;
