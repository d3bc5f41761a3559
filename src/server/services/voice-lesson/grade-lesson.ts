import 'server-only';
import { gradeWord } from '~/domain/grading/grade-word';
import { CEFR_LEVELS, type CefrLevel, type ParsedToken } from '~/domain/grading/types';
import { checkUnit } from '~/domain/news/check-unit';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import type { VoiceDraftContent } from '~/schemas/voice-draft';
import { parser } from '~/server/gateways/nlp/configured';

/** Kinds of words that a level can be said of; not names, numbers and signs. */
const GRADED: readonly ParsedToken['pos'][] = ['NOUN', 'VERB', 'ADJ', 'ADV'];

const parse = (text: string) => parser().parse(text);

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
  const checked = checkUnit({ level, pieces: [], words, sentences }, parse);
  const grades = [
    ...sentences.map(({ id }, index) => [id, checked.sentences[index]!.level]),
    ...words.map(({ id }, index) => [id, checked.words[index]!.level]),
  ];
  return {
    grades: Object.fromEntries(grades),
    hardWords: Object.fromEntries(transcript.map(({ id, en }) => [id, hardWords(en, level)])),
  };
}

function hardWords(text: string, level: CefrLevel) {
  const graded = parse(text)
    .flatMap(({ tokens }) => tokens)
    .filter(({ pos }) => GRADED.includes(pos))
    .map(({ text: word, lemma, pos }) => ({ text: word, level: gradeWord(lemma, pos).level }))
    .filter((word) => CEFR_LEVELS.indexOf(word.level) > CEFR_LEVELS.indexOf(level));
  return [...new Map(graded.map((word) => [word.text.toLowerCase(), word])).values()];
}
