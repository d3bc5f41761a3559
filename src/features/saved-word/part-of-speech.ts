import { ENTRY_PARTS_OF_SPEECH, type EntryPartOfSpeech } from '~/domain/lexicon/entry';

/** A stored part of speech, if this version knows its name. */
export const findPartOfSpeech = (name: string | null): EntryPartOfSpeech | null =>
  ENTRY_PARTS_OF_SPEECH.find((known) => known === name) ?? null;
