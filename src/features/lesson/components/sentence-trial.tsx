'use client';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { Link } from '~/components/ui/link';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { LessonItem } from '~/schemas/lesson';
import { useScorer } from '../player/use-scorer';
import { useAccent } from '../use-accent';
import { SpeakLine } from './speak-line';

export interface SentenceTrialProps {
  /** Slug of the free unit with the sentence. */
  slug: string;
  item: LessonItem;
}

/** One sentence on the home page: listen, speak, and see the result of each word. Nothing is stored, and the
 *  scorer is loaded only when the visitor speaks. */
export function SentenceTrial({ slug, item }: SentenceTrialProps) {
  const t = useScopedI18n('lesson');
  const language = useLanguage();
  const engine = useScorer();
  const { accent } = useAccent();
  const lesson = localePath(language, route('course-news-slug-lesson', { slug }));
  return (
    <section aria-label={t('trySentence.heading')} className="grid gap-5">
      <p className="kicker">{t('trySentence.heading')}</p>
      <SpeakLine item={item} accent={accent} engine={engine} typingPath={lesson}>
        {(judgement) =>
          judgement && (
            <Button asChild variant="secondary" className="justify-self-start">
              <Link href={lesson}>
                {t('trySentence.continue')}
                <ArrowRightIcon />
              </Link>
            </Button>
          )
        }
      </SpeakLine>
    </section>
  );
}
