import type { Metadata } from 'next';
import Link from 'next/link';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon } from '~/components/ui/icons';
import { SpeakingUnits } from '~/features/course/components/speaking-units';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { cachedAnswer, publicCaller } from '~/trpc/server';

const OBJECTIVES = ['objectiveWords', 'objectiveSentences', 'objectiveCorrect'] as const;

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return { title: t('course.overview.title'), description: t('course.overview.lead') };
}

/** What can be learned here: speaking, reading, streaming. */
export default async function CoursePage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  const units = await cachedAnswer(['course.units'], ['units'], () =>
    publicCaller(language).course.units(),
  );
  return (
    <div className="column grid gap-12 py-12 md:gap-18">
      <header className="grid gap-3">
        <h1 className="text-3xl md:text-4xl">{t('course.overview.title')}</h1>
        <p className="max-w-text text-soft md:text-lg">{t('course.overview.lead')}</p>
      </header>
      <section className="grid gap-6" aria-labelledby="speaking">
        <div className="grid gap-2 border-t-2 border-text pt-4">
          <h2 id="speaking" className="text-2xl">
            {t('course.overview.speaking')}
          </h2>
          <p className="max-w-text text-soft">{t('course.overview.speakingLead')}</p>
        </div>
        <div className="grid gap-3">
          <h3 className="text-lg">{t('course.overview.objectives')}</h3>
          <ol className="grid gap-x-8 gap-y-3 md:grid-cols-3">
            {OBJECTIVES.map((objective) => (
              <li key={objective} className="border-t border-gold pt-2 text-sm">
                {t(`course.overview.${objective}`)}
              </li>
            ))}
          </ol>
        </div>
        <SpeakingUnits units={units} />
        <Button asChild look="secondary" className="justify-self-start">
          <Link href={localePath(language, route('course-news'))}>
            {t('course.overview.allUnits')}
            <ArrowRightIcon />
          </Link>
        </Button>
      </section>
      <div className="grid gap-12 md:grid-cols-2">
        {(['reading', 'streaming'] as const).map((area) => (
          <section key={area} className="grid content-start gap-2 border-t border-line pt-4">
            <h2 className="text-2xl">{t(`course.overview.${area}`)}</h2>
            <p className="text-soft">{t(`course.overview.${area}Lead`)}</p>
            {area === 'reading' && (
              <Link
                href={localePath(language, route('course-news'))}
                className="link inline-flex min-h-11 items-center justify-self-start"
              >
                {t('course.overview.read')}
              </Link>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
