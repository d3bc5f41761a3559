import { randomUUID } from 'node:crypto';
import type { VoiceDraftContent } from '~/schemas/voice-draft';
import type { Database } from '~/server/db';
import type { VoiceDraft } from '~/server/prisma-client/client';

const LINES = [
  ['a', 'Hello. How can I help you today?', '您好，需要什麼嗎？'],
  ['b', 'I bought this kettle here, and it leaks.', '我在這裡買了這個水壺，它會漏水。'],
  ['a', 'I am sorry about that. Where does the water come out?', '真不好意思，水從哪裡漏出來？'],
  ['b', 'From the bottom. Can I have another one?', '從底部。可以換一個嗎？'],
  ['a', 'Of course. Please wait a moment.', '當然可以，請等一下。'],
] as const;

/** A whole voice lesson: a dialogue of five lines, one word, three questions, one task. */
export const VOICE_LESSON: VoiceDraftContent = {
  level: 'B1' as const,
  access: 'FREE' as const,
  category: 'daily' as const,
  archived: false as const,
  minutes: 5 as const,
  title: { zh: '漏水的水壺', en: 'A kettle that leaks' },
  introduction: { zh: '到店裡說清楚哪裡有問題。', en: 'Say in the shop what is wrong.' },
  speakers: [
    { id: 'a', accent: 'US', sex: 'female', name: { zh: '店員', en: 'Clerk' } },
    { id: 'b', accent: 'GB', sex: 'male', name: { zh: '陳先生', en: 'Mr. Chen' } },
  ],
  transcript: LINES.map(([speaker, en, zh], index) => ({
    id: `line-${index + 1}`,
    speaker,
    en,
    zh,
  })),
  objectives: [{ id: 'objective-1', text: { zh: '說出問題', en: 'Say what is wrong' } }],
  vocabulary: [
    {
      id: 'word-1' as const,
      text: 'leak' as const,
      partOfSpeech: 'verb' as const,
      meaning: '漏' as const,
      ipa: { us: 'liːk', gb: 'liːk' },
      example: 'My shoes leak.',
      exampleTranslation: '我的鞋子會進水。',
    },
  ],
  questions: [1, 2, 3].map((number) => ({
    id: `question-${number}`,
    question: { zh: '水壺怎麼了？', en: 'What is wrong with the kettle?' },
    options: { a: 'It leaks.', b: 'It is cold.', c: 'It is red.', d: 'It is new.' },
    answer: 'a' as const,
    why: { zh: '他說會漏水。', en: 'He says that it leaks.' },
  })),
  tasks: [
    {
      id: 'task-1',
      prompt: { zh: '你買的杯子破了。', en: 'The cup that you bought is broken.' },
      sample: 'This cup is broken.',
      sampleTranslation: '這個杯子破了。',
    },
  ],
};

/** Creates the draft of a voice lesson that was never published. */
export function createVoiceDraft(
  db: Database,
  changes: Partial<VoiceDraftContent> = {},
): Promise<VoiceDraft> {
  return db.voiceDraft.create({
    data: { id: randomUUID(), content: { ...VOICE_LESSON, ...changes } },
  });
}
