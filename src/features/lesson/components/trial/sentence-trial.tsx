'use client';
import { useState } from 'react';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { LessonSample } from '~/schemas/lesson';
import { useScorer } from '../../player/use-scorer';
import { useAccent } from '../../use-accent';
import { useSample } from '../../use-sample';
import { SpeakLine } from '../speak-line';
import { SampleTopics } from './sample-topics';
import { TrialNext } from './trial-next';

/** One sentence on the home page: listen, speak, and see the result of each word; another topic has another
 *  sentence. No result is stored; only the first one is counted. The scorer is loaded only when the visitor
 *  speaks.
 *  @param page the sentence in the page */
export function SentenceTrial(page: LessonSample) {
  const t = useScopedI18n('lesson');
  const language = useLanguage();
  const engine = useScorer({ hasEar: false });
  const { accent } = useAccent();
  const [topic, setTopic] = useState(page.topic);
  const { sample, isLoading, retry } = useSample(page, topic);
  const lesson = localePath(language, route('course-news-slug-lesson', { slug: sample.slug }));
  return (
    <section
      aria-label={t('trySentence.heading')}
      aria-busy={isLoading}
      className="grid gap-1 md:gap-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="kicker hidden md:block">{t('trySentence.heading')}</p>
        <SampleTopics topics={page.topics} chosen={topic} onChoose={setTopic} onRetry={retry} />
      </div>
      <SpeakLine
        key={sample.item.id}
        item={sample.item}
        accent={accent}
        engine={engine}
        typingPath={lesson}
      >
        {(judgement) => judgement && <TrialNext lesson={lesson} level={sample.level} />}
      </SpeakLine>
    </section>
  );
}
