/** Where the packed acoustic model is served from. The name carries the first 8 hex digits of its
 *  SHA-256, so that it may be cached for ever. Its licence lies beside it as `.COPYRIGHT`. */
export const ACOUSTIC_MODEL_PATH = '/speech/ci-4df8fbd2.bin';

/** Its size, so that loading can show how far it is whatever the transfer encoding. */
export const ACOUSTIC_MODEL_BYTES = 594_340;

/** What the timing of our own clips depends on: the mixtures within it, by their own hash. */
export const MIXTURES_ID = '/speech/ci-bab941f5.bin';
