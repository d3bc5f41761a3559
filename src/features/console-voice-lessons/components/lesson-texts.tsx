'use client';
import type { ContentFieldRule } from '~/console/content/content-field';
import { ContentForm } from '~/console/content/content-form';
import { Section } from '~/console/section';
import { VOICE_CATEGORIES } from '~/domain/media-kinds';
import { ACCESSES, LEVELS } from '~/domain/unit-kinds';
import { useI18n } from '~/i18n/client';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import { voiceTextsSchema } from '~/schemas/voice-draft';
import { useVoiceActs } from '../hooks';

/** The texts of the lesson as a whole. */
export function LessonTexts({ lesson }: { lesson: OperatorVoiceLesson }) {
  const t = useI18n();
  const fields = useTextFields(lesson.slug === null);
  const { edit } = useVoiceActs();
  const { id, version, content } = lesson;
  const { title, introduction, level, access, category, archived, minutes } = content;
  const saved = {
    'title.zh': title.zh,
    'title.en': title.en,
    'introduction.zh': introduction.zh,
    'introduction.en': introduction.en,
    level,
    access,
    category,
    minutes: String(minutes),
    archived: archived ? 'yes' : 'no',
  };
  return (
    <Section title={t('consoleVoiceLessons.texts.title')}>
      <ContentForm
        draftName={id}
        label={t('consoleVoiceLessons.texts.title')}
        fields={fields}
        saved={saved}
        schema={voiceTextsSchema}
        toInput={(nested) => ({
          ...nested,
          minutes: Number(nested.minutes),
          archived: nested.archived === 'yes',
        })}
        save={(texts) => edit.mutateAsync({ id, version, change: { kind: 'texts', texts } })}
        done={t('consoleVoiceLessons.texts.saved')}
        submit={t('consoleContent.save')}
      />
    </Section>
  );
}

function useTextFields(isNew: boolean): readonly ContentFieldRule[] {
  const t = useI18n();
  const titleEn = {
    path: 'title.en',
    label: t('consoleVoiceLessons.texts.titleEn'),
    maxLength: 80,
    ...(isNew && { hint: t('consoleVoiceLessons.texts.titleEnHint') }),
  };
  return [
    {
      path: 'title.zh',
      label: t('consoleVoiceLessons.texts.titleZh'),
      language: 'zh',
      maxLength: 80,
    },
    { ...titleEn, language: 'en' },
    {
      path: 'introduction.zh',
      label: t('consoleVoiceLessons.texts.introductionZh'),
      language: 'zh',
      maxLength: 300,
      kind: 'paragraph',
      isWide: true,
    },
    {
      path: 'introduction.en',
      label: t('consoleVoiceLessons.texts.introductionEn'),
      language: 'en',
      maxLength: 300,
      kind: 'paragraph',
      isWide: true,
    },
    {
      path: 'level',
      label: t('consoleVoiceLessons.texts.level'),
      options: LEVELS.map((value) => ({ value, label: t(`course.level.${value}`) })),
    },
    {
      path: 'access',
      label: t('consoleVoiceLessons.texts.access'),
      options: ACCESSES.map((value) => ({
        value,
        label: t(`consoleVoiceLessons.access.${value}`),
      })),
    },
    {
      path: 'category',
      label: t('consoleVoiceLessons.texts.category'),
      options: VOICE_CATEGORIES.map((value) => ({ value, label: t(`media.category.${value}`) })),
    },
    {
      path: 'archived',
      label: t('consoleVoiceLessons.texts.archived'),
      options: (['no', 'yes'] as const).map((value) => ({
        value,
        label: t(`consoleVoiceLessons.texts.archives.${value}`),
      })),
    },
    { path: 'minutes', label: t('consoleVoiceLessons.texts.minutes'), maxLength: 2 },
  ];
}
