'use client';
import type { UnitLevel } from '~/domain/recommendations';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { LessonItem } from '~/schemas/lesson';
import { useScorer } from '../player/use-scorer';
import { useLearnerSettings } from '../settings-hooks';
import { useAccent } from '../use-accent';
import { SpeakLine } from './speak-line';
import { TrialNext } from './trial-next';

export interface SentenceTrialProps {
  /** Slug of the free unit with the sentence. */
  slug: string;
  /** Level of that unit. */
  level: UnitLevel;
  item: LessonItem;
}

/** One sentence on the home page: listen, speak, and see the result of each word. No result is stored, and the
 *  scorer is loaded only when the visitor speaks. */
export function SentenceTrial({ slug, level, item }: SentenceTrialProps) {
  const t = useScopedI18n('lesson');
  const language = useLanguage();
  const engine = useScorer();
  useLearnerSettings();
  const { accent } = useAccent();
  const lesson = localePath(language, route('course-news-slug-lesson', { slug }));
  return (
    <section aria-label={t('trySentence.heading')} className="grid gap-5">
      <p className="kicker hidden md:block">{t('trySentence.heading')}</p>
      <SpeakLine item={item} accent={accent} engine={engine} typingPath={lesson}>
        {(judgement) => judgement && <TrialNext lesson={lesson} level={level} />}
      </SpeakLine>
    </section>
  );
}
