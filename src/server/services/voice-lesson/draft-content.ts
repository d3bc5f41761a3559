import type { VoiceContent } from '~/schemas/voice-content';
import { type VoiceDraftContent, voiceTextsSchema } from '~/schemas/voice-draft';

const LETTERS = ['a', 'b', 'c', 'd'] as const;

/** The draft of a new lesson, without a line. */
export const EMPTY_LESSON: VoiceDraftContent = {
  title: { zh: '', en: '' },
  introduction: { zh: '', en: '' },
  level: 'B1' as const,
  access: 'FREE' as const,
  category: 'daily' as const,
  archived: false as const,
  minutes: 10 as const,
  speakers: [],
  transcript: [],
  objectives: [],
  vocabulary: [],
  questions: [],
  tasks: [],
};

/** A content file as a draft: its items are numbered. */
export function toDraftContent(lesson: VoiceContent): VoiceDraftContent {
  return {
    ...voiceTextsSchema.parse(lesson),
    speakers: Object.entries(lesson.speakers).map(([id, speaker]) => ({ id, ...speaker })),
    transcript: numbered(
      'line',
      lesson.transcript.map(({ pronunciations, ...line }) => ({
        ...line,
        ...(pronunciations && { pronunciations: Object.entries(pronunciations) }),
      })),
    ) as VoiceDraftContent['transcript'],
    objectives: numbered(
      'objective',
      lesson.objectives.map((text) => ({ text })),
    ),
    vocabulary: numbered('word', lesson.vocabulary),
    questions: numbered(
      'question',
      lesson.questions.map(({ options, answer, ...question }) => ({
        ...question,
        options: { a: options[0]!, b: options[1]!, c: options[2]!, d: options[3]! },
        answer: LETTERS[answer]!,
      })),
    ),
    tasks: numbered('task', lesson.tasks),
  };
}

/** The id of an item of a content file, by its position from 0. */
export const numberedId = (name: string, index: number): string => `${name}-${index + 1}`;

function numbered<Item>(name: string, items: readonly Item[]): (Item & { id: string })[] {
  return items.map((item, index) => ({ ...item, id: numberedId(name, index) }));
}

/** A draft in the form of a content file, without an address and a day. It may be incomplete. */
export function toLesson(content: VoiceDraftContent): Omit<VoiceContent, 'slug' | 'publishedOn'> {
  const { speakers, transcript, objectives, vocabulary, questions, tasks, ...texts } = content;
  return {
    ...texts,
    speakers: Object.fromEntries(speakers.map(({ id, ...speaker }) => [id, speaker])),
    transcript: transcript.map(({ id: _, pronunciations, ...line }) => ({
      ...line,
      ...(pronunciations && { pronunciations: Object.fromEntries(pronunciations) }),
    })),
    objectives: objectives.map(({ text }) => text),
    vocabulary: vocabulary.map(({ id: _, ...word }) => word),
    questions: questions.map(({ id: _, options, answer, ...question }) => ({
      ...question,
      options: LETTERS.map((letter) => options[letter]),
      answer: LETTERS.indexOf(answer),
    })),
    tasks: tasks.map(({ id: _, ...task }) => task),
  };
}
