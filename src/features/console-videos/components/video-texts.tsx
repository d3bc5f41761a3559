'use client';
import type { ContentFieldRule } from '~/console/content/content-field';
import { ContentForm } from '~/console/content/content-form';
import { Section } from '~/console/section';
import { ACCESSES, LEVELS } from '~/domain/unit-kinds';
import { useI18n } from '~/i18n/client';
import { editVideoSchema, type OperatorVideo } from '~/schemas/operator-video';
import { useVideoActs } from '../hooks';

/** Title, summary, level and access of a video. */
export function VideoTexts({ video }: { video: OperatorVideo }) {
  const t = useI18n();
  const { edit } = useVideoActs();
  const { id, version, title, summary, level, access } = video;
  const label = t('consoleVideos.texts.title');
  const text = (path: string, name: 'titleZh' | 'titleEn' | 'summaryZh' | 'summaryEn') => ({
    path,
    label: t(`consoleVideos.texts.${name}`),
    language: path.endsWith('zh') ? ('zh' as const) : ('en' as const),
  });
  const fields: readonly ContentFieldRule[] = [
    { ...text('title.zh', 'titleZh'), maxLength: 120 },
    { ...text('title.en', 'titleEn'), maxLength: 120 },
    { ...text('summary.zh', 'summaryZh'), maxLength: 600, kind: 'lines' },
    { ...text('summary.en', 'summaryEn'), maxLength: 600, kind: 'lines' },
    {
      path: 'level',
      label: t('consoleVideos.texts.level'),
      options: LEVELS.map((value) => ({ value, label: value })),
    },
    {
      path: 'access',
      label: t('consoleVideos.texts.access'),
      options: ACCESSES.map((value) => ({ value, label: t(`consoleVideos.texts.${value}`) })),
    },
  ];
  return (
    <Section title={label}>
      <ContentForm
        draftName={id}
        label={label}
        fields={fields}
        saved={{
          'title.zh': title.zh,
          'title.en': title.en,
          'summary.zh': summary.zh,
          'summary.en': summary.en,
          level,
          access,
        }}
        schema={editVideoSchema}
        toInput={(nested) => ({ ...nested, id, version })}
        save={(input) => edit.mutateAsync(input)}
        done={t('consoleVideos.texts.saved')}
        submit={t('consoleContent.save')}
      />
    </Section>
  );
}
