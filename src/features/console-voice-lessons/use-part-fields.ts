'use client';
import type { ContentFieldRule } from '~/console/content/content-field';
import { ACCENTS } from '~/domain/speech/accent';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { VoiceDraftContent, VoicePart } from '~/schemas/voice-draft';

/** The fields of an item of each part. */
export function usePartFields({
  speakers,
}: VoiceDraftContent): Record<VoicePart, readonly ContentFieldRule[]> {
  const t = useScopedI18n('consoleVoiceLessons');
  const language = useLanguage();
  const zh = (path: string, label: string, maxLength: number): ContentFieldRule => ({
    path,
    label,
    maxLength,
    language: 'zh',
  });
  const en = (path: string, label: string, maxLength: number): ContentFieldRule => ({
    path,
    label,
    maxLength,
    language: 'en',
  });
  const choice = (path: string, label: string, options: ContentFieldRule['options']) => ({
    path,
    label,
    options,
  });
  const names = speakers.map(({ id, name }) => ({ value: id, label: name[language] }));
  return {
    transcript: [
      choice('speaker', t('transcript.speaker'), names),
      { ...en('en', t('transcript.en'), 300), hint: t('transcript.enHint'), isWide: true },
      { ...zh('zh', t('transcript.zh'), 300), isWide: true },
    ],
    speakers: [
      zh('name.zh', t('speakers.nameZh'), 40),
      en('name.en', t('speakers.nameEn'), 40),
      choice(
        'accent',
        t('speakers.accent'),
        ACCENTS.map((value) => ({ value, label: t(`speakers.accents.${value}`) })),
      ),
      choice(
        'sex',
        t('speakers.sex'),
        (['female', 'male'] as const).map((value) => ({
          value,
          label: t(`speakers.sexes.${value}`),
        })),
      ),
    ],
    objectives: [zh('text.zh', t('objectives.zh'), 200), en('text.en', t('objectives.en'), 200)],
    vocabulary: [
      en('text', t('vocabulary.text'), 60),
      choice(
        'partOfSpeech',
        t('vocabulary.partOfSpeech'),
        (['noun', 'verb', 'adjective', 'adverb', 'phrase'] as const).map((value) => ({
          value,
          label: t(`vocabulary.classes.${value}`),
        })),
      ),
      en('ipa.us', t('vocabulary.ipaUs'), 60),
      en('ipa.gb', t('vocabulary.ipaGb'), 60),
      { ...zh('meaning', t('vocabulary.meaning'), 60), isWide: true },
      en('example', t('vocabulary.example'), 300),
      zh('exampleTranslation', t('vocabulary.exampleTranslation'), 300),
    ],
    questions: [
      zh('question.zh', t('questions.zh'), 200),
      en('question.en', t('questions.en'), 200),
      ...(['a', 'b', 'c', 'd'] as const).map((letter) =>
        en(`options.${letter}`, t('questions.option', { letter: letter.toUpperCase() }), 120),
      ),
      {
        ...choice(
          'answer',
          t('questions.answer'),
          (['a', 'b', 'c', 'd'] as const).map((value) => ({ value, label: value.toUpperCase() })),
        ),
        isWide: true,
      },
      zh('why.zh', t('questions.whyZh'), 300),
      en('why.en', t('questions.whyEn'), 300),
    ],
    tasks: [
      zh('prompt.zh', t('tasks.zh'), 300),
      en('prompt.en', t('tasks.en'), 300),
      en('sample', t('tasks.sample'), 400),
      zh('sampleTranslation', t('tasks.sampleTranslation'), 400),
    ],
  };
}

/** The initial values of a new item: the choices that a select shows at first. */
export function newValues(
  part: VoicePart,
  { speakers }: VoiceDraftContent,
): Record<string, string> {
  const first: Partial<Record<VoicePart, Record<string, string>>> = {
    transcript: { speaker: speakers[0]?.id ?? '' },
    speakers: { accent: 'US', sex: speakers.length % 2 === 0 ? 'female' : 'male' },
    vocabulary: { partOfSpeech: 'noun' },
    questions: { answer: 'a' },
  };
  return first[part] ?? {};
}
