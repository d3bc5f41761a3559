'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { Waveform } from '~/components/ui/waveform';
import { hasSoundMap } from '~/domain/speech/reliable-sounds';
import { ErrorReference } from '~/forms/error-reference';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { ProgressReport as Report } from '~/schemas/progress';
import { useProgressReport } from '../hooks';
import { PhonemeMap } from './phoneme-map';
import { WeekChart } from './week-chart';
import { WordLevels } from './word-levels';
import { WordMap } from './word-map';

const QUIET = [0, 0, 10, 4, 18, 8, 28, 12, 20, 6, 10, 0, 0];

/** Progress report: time spoken, words retained, and phonemes that have become clearer. */
export function ProgressReport() {
  const t = useScopedI18n('memory.report');
  const language = useLanguage();
  const report = useProgressReport();
  return (
    <div className="grid gap-10 pb-12">
      <header className="grid gap-1">
        <Link
          className="link inline-flex min-h-11 items-center justify-self-start text-sm"
          href={localePath(language, route('my-lesson'))}
        >
          {t('back')}
        </Link>
        <h1 className="text-3xl">
          <Phrases>{t('title')}</Phrases>
        </h1>
      </header>
      {report.data ? (
        <Parts report={report.data} />
      ) : report.isError ? (
        <RetryNotice text={t('failed')} retry={t('again')} onRetry={report.refetch}>
          <ErrorReference error={report.error} />
        </RetryNotice>
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </div>
  );
}

function Parts({ report }: { report: Report }) {
  const t = useScopedI18n('memory.report');
  const mine = useScopedI18n('lesson.mine');
  const language = useLanguage();
  const { weeks, words, sounds, improved } = report;
  const nothing =
    weeks.every(({ attempts }) => attempts === 0) &&
    words.every(({ firm, growing, fresh }) => firm + growing + fresh === 0);
  if (nothing)
    return (
      <section className="grid max-w-text justify-items-start gap-4">
        <Waveform envelope={QUIET} swings={14} className="h-16" />
        <h2 className="text-2xl">
          <Phrases>{t('emptyTitle')}</Phrases>
        </h2>
        <p className="text-soft">
          <Phrases>{t('empty')}</Phrases>
        </p>
        <Button asChild>
          <Link href={localePath(language, route('course-news'))}>{mine('choose')}</Link>
        </Button>
      </section>
    );
  return (
    <>
      <WeekChart weeks={weeks} />
      <WordLevels words={words} />
      {hasSoundMap() ? <PhonemeMap sounds={sounds} /> : <WordMap words={improved} />}
    </>
  );
}
