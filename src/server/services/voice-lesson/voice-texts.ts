import 'server-only';
import type { VoiceDraftContent } from '~/schemas/voice-draft';
import type { VoiceRecording, VoiceText } from '~/schemas/voice-recording';
import { toOverrides } from '~/server/gateways/speech/known-words';
import { splitSentences } from '~/server/gateways/speech/split-sentences';
import { cardsOf } from '~/server/gateways/speech/voice-lines';
import { type WordToSay, wordsToSay } from '~/server/gateways/speech/words-to-say';
import { hashWords } from '../news/draft-lines';

/** The texts of a draft that learners hear, in their order. */
export function listVoiceTexts({
  speakers,
  transcript,
  vocabulary,
  tasks,
}: VoiceDraftContent): VoiceText[] {
  const accents = new Map(speakers.map(({ id, accent }) => [id, accent]));
  const inBoth = (field: string, text: string): VoiceText[] => [
    { field, accent: 'US', text },
    { field, accent: 'GB', text },
  ];
  return [
    ...transcript.map(({ id, speaker, en }) => ({
      field: `transcript.${id}`,
      accent: accents.get(speaker) ?? 'US',
      text: en,
    })),
    ...vocabulary.flatMap(({ id, text }) => inBoth(`vocabulary.${id}`, text)),
    ...tasks.flatMap(({ id, sample }) =>
      splitSentences(sample).flatMap((text) => inBoth(`tasks.${id}`, text)),
    ),
  ];
}

/** Whether two texts are the same one, in the same accent. */
export const isSameText = (one: VoiceText, other: VoiceText): boolean =>
  one.field === other.field && one.accent === other.accent && one.text === other.text;

/** The words of a text with the pronunciations of a clip; null when one has no known pronunciation, or the draft
 *  does not have the text. */
export function voiceWords(content: VoiceDraftContent, of: VoiceText): WordToSay[] | null {
  if (!listVoiceTexts(content).some((one) => isSameText(one, of))) return null;
  const [part, id] = of.field.split('.');
  const line = content.transcript.find((one) => part === 'transcript' && one.id === id);
  const word = content.vocabulary.find((one) => part === 'vocabulary' && one.id === id);
  const overrides = line?.pronunciations ?? (word && toOverrides(word));
  try {
    return wordsToSay(of.text, of.accent, { overrides, cards: cardsOf(content) });
  } catch {
    return null;
  }
}

/** The recordings that still match the draft's texts. */
export function keptRecordings(
  content: VoiceDraftContent,
  recordings: readonly VoiceRecording[],
): VoiceRecording[] {
  return recordings.filter((recording) => {
    const words = voiceWords(content, recording);
    return words && hashWords(words) === recording.said;
  });
}
