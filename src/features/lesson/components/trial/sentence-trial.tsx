'use client';
import { type ComponentProps, useState } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useNeeded } from '~/components/ui/load-later';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { withMessages } from '~/i18n/with-messages';
import { route } from '~/lib/routes';
import type { LessonSample } from '~/schemas/lesson';
import { useScorer } from '../../player/use-scorer';
import { useAccent } from '../../use-accent';
import { useSample } from '../../use-sample';
import { SpeakLine } from '../speak-line';
import { SampleTopics } from './sample-topics';
import type { TrialNext } from './trial-next';

const NEXT = lazyComponent(() =>
  withMessages(() => import('./trial-next').then(({ TrialNext }) => TrialNext)),
);

/** One sentence on the home page: listen, speak, and see the result of each word; another topic brings another
 *  sentence. No result is stored; the first one is counted. The clip is fetched when a pointer or the focus reaches
 *  the sentence, and the scorer when the visitor speaks.
 *  @param page the sentence that the page comes with */
export function SentenceTrial(page: LessonSample) {
  const t = useScopedI18n('lesson');
  const language = useLanguage();
  const engine = useScorer();
  const { accent } = useAccent();
  const [topic, setTopic] = useState(page.topic);
  const { sample, isLoading, retry } = useSample(page, topic);
  const [isReached, setReached] = useState(false);
  const reach = () => {
    setReached(true);
    void NEXT.fetch();
  };
  const lesson = localePath(language, route('course-news-slug-lesson', { slug: sample.slug }));
  return (
    <section
      aria-label={t('trySentence.heading')}
      aria-busy={isLoading}
      className="grid gap-1 md:gap-5"
      onPointerEnter={reach}
      onFocus={reach}
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
        isFetched={isReached}
      >
        {(judgement) => judgement && <LoadedNext lesson={lesson} level={sample.level} />}
      </SpeakLine>
    </section>
  );
}

/** It is not needed before a result. */
function LoadedNext(props: ComponentProps<typeof TrialNext>) {
  const Next = useNeeded(NEXT, true);
  return Next && <Next {...props} />;
}
