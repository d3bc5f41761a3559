/** Greatest number of words that an account has saved at a time. */
export const MAX_SAVED_WORDS = 2000;
/** Longest sentence of a saved word, in UTF-16 units. */
export const MAX_SENTENCE_LENGTH = 600;
