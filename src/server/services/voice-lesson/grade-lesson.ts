import 'server-only';
import { checkUnit } from '~/domain/news/check-unit';
import { hardWords } from '~/domain/news/hard-words';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import type { VoiceDraftContent } from '~/schemas/voice-draft';
import { tryToParse } from '../news/try-to-parse';

/** The level of each line, word and sample of a draft, and the words of each line that are above its level. */
export function gradeLesson(
  content: VoiceDraftContent,
): Pick<OperatorVoiceLesson, 'grades' | 'hardWords'> {
  const { level, transcript, vocabulary, tasks } = content;
  const sentences = [
    ...transcript.map(({ id, en, zh }) => ({ id, text: en, translation: zh })),
    ...tasks.map(({ id, sample }) => ({ id, text: sample, translation: '' })),
  ];
  const words = vocabulary.flatMap(({ partOfSpeech, ...word }) =>
    partOfSpeech === 'phrase' ? [] : [{ ...word, partOfSpeech }],
  );
  const checked = checkUnit({ level, pieces: [], words, sentences }, tryToParse);
  return {
    grades: new Map([
      ...sentences.map(({ id }, index) => [id, checked.sentences[index]!.level] as const),
      ...words.map(({ id }, index) => [id, checked.words[index]!.level] as const),
    ]),
    hardWords: new Map(
      transcript.map(({ id }, index) => [id, hardWords(checked.sentences[index]!.words, level)]),
    ),
  };
}
