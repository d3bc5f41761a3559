'use client';
import { Catalogue } from '~/components/catalogue';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { ProgressLine } from '~/components/ui/progress-line';
import { SoundCover } from '~/components/ui/sound-cover';
import { COMPLETE_PERCENT, VOICE_CATEGORIES } from '~/domain/media-kinds';
import { LEVELS } from '~/domain/unit-kinds';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { useListWords } from '~/i18n/use-list-words';
import { usePublishedSorts } from '~/i18n/use-published-sorts';
import { publishedRules } from '~/lib/published-rules';
import { route } from '~/lib/routes';
import type { MediaSummary } from '~/schemas/media-lesson';
import { useMediaPercents } from '../hooks';
import { MediaFacts } from './media-facts';

const RULES = publishedRules<MediaSummary>(({ title }) => title, {
  category: { options: VOICE_CATEGORIES, of: ({ category }) => category },
  level: { options: LEVELS, of: ({ level }) => level },
});

interface Props {
  lessons: readonly MediaSummary[];
  /** Said when there are no lessons at all. */
  nothing: string;
}

/** Voice lessons with the covers of their own sound, by topic and level. */
export function VoiceList({ lessons, nothing }: Props) {
  const t = useScopedI18n('voice');
  const media = useScopedI18n('media');
  const course = useScopedI18n('course');
  const words = useListWords(t('list.search'));
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
      words={words}
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
      {(lesson) => <VoiceStory lesson={lesson} percent={percents?.[lesson.slug] ?? 0} />}
    </Catalogue>
  );
}

function VoiceStory({ lesson, percent }: { lesson: MediaSummary; percent: number }) {
  const t = useScopedI18n('voice.list');
  const language = useLanguage();
  const heard =
    percent >= COMPLETE_PERCENT ? t('done') : percent > 0 ? t('heard', { percent }) : t('notHeard');
  return (
    <article className="group relative flex h-full flex-col gap-4">
      <SoundCover envelope={lesson.envelope} setting="turns" className="aspect-[16/8]" />
      <div className="flex grow flex-col gap-2">
        <MediaFacts lesson={lesson} />
        <h2 className="text-xl">
          <Link
            href={localePath(language, route('course-voice-id', { id: lesson.slug }))}
            className="text-text after:absolute after:inset-0 group-hover:text-ink group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            <Phrases>{lesson.title[language]}</Phrases>
          </Link>
        </h2>
        <p className="max-w-text text-sm text-soft">
          <Phrases>{lesson.summary[language]}</Phrases>
        </p>
        <div className="mt-auto grid gap-2">
          <ProgressLine value={percent / 100} label={heard} valueText={heard} />
          <p aria-hidden="true" className="figures text-sm text-soft">
            {heard}
          </p>
        </div>
      </div>
    </article>
  );
}
