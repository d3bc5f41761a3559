/** URL path of the packed acoustic model. The name contains the first 8 hex digits of its SHA-256, so that it
 *  may be cached for ever. Its licence is the file beside it with the extension `.COPYRIGHT`. */
export const ACOUSTIC_MODEL_PATH = '/speech/ci-49bfccc0.bin';

/** Size of the model, to show the progress of loading with any transfer encoding. */
export const ACOUSTIC_MODEL_BYTES = 605_819;

/** Identity of the mixtures in the model, on which the timing of our own clips depends, with their own hash. */
export const MIXTURES_ID = '/speech/ci-bab941f5.bin';
