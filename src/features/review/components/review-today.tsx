'use client';
import { Button } from '~/components/ui/button';
import { MicIcon } from '~/components/ui/icons/microphone';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { Skeleton } from '~/components/ui/skeleton';
import { Waveform } from '~/components/ui/waveform';
import { useReviewToday } from '~/features/lesson/hooks';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import type { ReviewToday as Today } from '~/schemas/spaced-repetition';

const QUIET = [0, 0, 8, 22, 9, 30, 14, 40, 20, 12, 26, 8, 0, 0];

/** Number of days of absence from which a note is shown. */
const AWAY_DAYS = 3;

/** Overview of today's review, at the top of My Learning. */
export function ReviewToday() {
  const t = useScopedI18n('memory.today');
  const today = useReviewToday();
  return (
    <section className="flex flex-col gap-3 border-t-2 border-ink bg-raised px-5 py-6 md:px-8">
      <h2 className="kicker font-sans">{t('title')}</h2>
      {today.data ? (
        <TodayStatus today={today.data} />
      ) : today.isError ? (
        <Notice tone="error">
          <p className="mb-3">
            <Phrases>{t('failed')}</Phrases>
          </p>
          <Button variant="secondary" size="sm" onClick={() => void today.refetch()}>
            {t('again')}
          </Button>
        </Notice>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </section>
  );
}

function TodayStatus({ today }: { today: Today }) {
  const t = useScopedI18n('memory.today');
  const language = useLanguage();
  const p = useScopedI18n('practice.later');
  const mine = useScopedI18n('lesson.mine');
  const { due, unspoken, done, minutes, hasCards, catchUp, nextDueOn } = today;
  const path = localePath(language, route('my-lesson-review'));
  if (!hasCards)
    return (
      <>
        <p className="font-serif text-lg font-semibold">
          <Phrases>{t('empty')}</Phrases>
        </p>
        <Waveform envelope={QUIET} swings={14} className="h-14" />
        <Button asChild size="lg" className="mt-auto self-start">
          <Link href={localePath(language, route('course-news'))}>{mine('choose')}</Link>
        </Button>
      </>
    );
  const away = catchUp?.daysAway ?? 0;
  return (
    <>
      {away >= AWAY_DAYS && (
        <p>
          <Phrases>{t('away', { days: away })}</Phrases>
        </p>
      )}
      <p className="figures font-serif text-2xl font-semibold">
        {due > 0 ? t('due', { count: due, minutes }) : t('clear')}
      </p>
      {unspoken > 0 && <p className="figures">{p('inReview', { count: unspoken })}</p>}
      {catchUp && (
        <p className="text-sm text-soft">
          <Phrases>
            {catchUp.days === null
              ? t('catchUpLong', { waiting: catchUp.waiting })
              : catchUp.days === 1
                ? t('catchUpTomorrow', { waiting: catchUp.waiting })
                : t('catchUp', { waiting: catchUp.waiting, days: catchUp.days })}
          </Phrases>
        </p>
      )}
      <p className="figures flex flex-wrap gap-x-4 text-sm text-soft empty:hidden">
        {done > 0 && <span>{t('done', { count: done })}</span>}
        {nextDueOn && <span>{t('nextDue', { date: formatDate(nextDueOn, language) })}</span>}
      </p>
      {due > 0 && (
        <Button asChild size="lg" className="mt-auto self-start">
          <Link href={path}>
            <MicIcon />
            {done > 0 ? t('goOn') : t('start')}
          </Link>
        </Button>
      )}
      {due === 0 && catchUp && (
        <Button asChild variant="secondary" className="mt-auto self-start">
          <Link href={`${path}?more=1`}>{t('more')}</Link>
        </Button>
      )}
    </>
  );
}
