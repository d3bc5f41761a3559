'use client';
import { Catalogue } from '~/components/catalogue';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { ProgressBar } from '~/components/ui/progress-bar';
import { WaveformCover } from '~/components/ui/waveform-cover';
import { COMPLETE_PERCENT, VOICE_CATEGORIES } from '~/domain/media-kinds';
import { LEVELS } from '~/domain/unit-kinds';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { useListLabels } from '~/i18n/use-list-labels';
import { usePublishedSorts } from '~/i18n/use-published-sorts';
import { publishedRules } from '~/lib/published-rules';
import { route } from '~/lib/routes';
import { useMediaPercents } from '../hooks';
import type { ListedVoiceLesson } from '../voice-cover';
import { MediaMeta } from './media-meta';

const RULES = publishedRules<ListedVoiceLesson>(({ title }) => title, {
  category: { options: VOICE_CATEGORIES, valueOf: ({ category }) => category },
  level: { options: LEVELS, valueOf: ({ level }) => level },
});

interface Props {
  lessons: readonly ListedVoiceLesson[];
  /** Text when there are no lessons. */
  nothing: string;
}

/** Voice lessons by topic and level, with covers drawn from their waveforms. */
export function VoiceList({ lessons, nothing }: Props) {
  const t = useScopedI18n('voice');
  const media = useScopedI18n('media');
  const course = useScopedI18n('course');
  const words = useListLabels(t('list.search'));
  const sorts = usePublishedSorts();
  const percents = useMediaPercents();
  const present = VOICE_CATEGORIES.filter((one) =>
    lessons.some(({ category }) => category === one),
  );
  return (
    <Catalogue
      rows={lessons}
      rules={RULES}
      look="covers"
      labels={words}
      filters={[
        {
          name: 'category',
          label: t('list.filter'),
          options: present.map((value) => ({
            value,
            label: media(`category.${value}`),
          })),
          tabs: true,
        },
        {
          name: 'level',
          label: t('list.level'),
          options: LEVELS.map((value) => ({ value, label: course(`level.${value}`) })),
        },
      ]}
      sorts={sorts}
      nothing={nothing}
    >
      {(lesson) => <VoiceListItem lesson={lesson} percent={percents?.[lesson.slug] ?? 0} />}
    </Catalogue>
  );
}

function VoiceListItem({ lesson, percent }: { lesson: ListedVoiceLesson; percent: number }) {
  const t = useScopedI18n('voice.list');
  const language = useLanguage();
  const played =
    percent >= COMPLETE_PERCENT ? t('done') : percent > 0 ? t('heard', { percent }) : t('notHeard');
  return (
    <article className="group relative flex h-full flex-col gap-4">
      <WaveformCover src={lesson.cover} className="aspect-[16/8]" />
      <div className="flex grow flex-col gap-2">
        <MediaMeta lesson={lesson} />
        <h2 className="text-xl">
          <Link
            href={localePath(language, route('course-voice-id', { id: lesson.slug }))}
            className="teaser-link"
          >
            <Phrases>{lesson.title[language]}</Phrases>
          </Link>
        </h2>
        <p className="max-w-text text-sm text-soft">
          <Phrases>{lesson.summary[language]}</Phrases>
        </p>
        <div className="mt-auto grid gap-2">
          <ProgressBar value={percent / 100} label={played} valueText={played} />
          <p aria-hidden="true" className="figures text-sm text-soft">
            {played}
          </p>
        </div>
      </div>
    </article>
  );
}
