'use client';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { useReviewToday } from '~/features/lesson/hooks';
import { ErrorReference } from '~/forms/error-reference';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import type { ReviewToday } from '~/schemas/spaced-repetition';

/** Notes on the review beside today's steps: cards done, cards waiting, and the due date of the next one. */
export function ReviewNotes() {
  const t = useScopedI18n('memory.today');
  const today = useReviewToday();
  return (
    <section className="grid content-start gap-2 text-sm text-soft" aria-labelledby="review-notes">
      <h2 id="review-notes" className="kicker font-sans">
        {t('title')}
      </h2>
      {today.data ? (
        <Notes today={today.data} />
      ) : today.isError ? (
        <RetryNotice text={t('failed')} retry={t('again')} onRetry={today.refetch}>
          <ErrorReference error={today.error} />
        </RetryNotice>
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
    </section>
  );
}

function Notes({ today }: { today: ReviewToday }) {
  const t = useScopedI18n('memory.today');
  const p = useScopedI18n('practice.later');
  const language = useLanguage();
  const { due, unspoken, done, hasCards, catchUp, nextDueOn } = today;
  if (!hasCards)
    return (
      <p>
        <Phrases>{t('empty')}</Phrases>
      </p>
    );
  return (
    <>
      <p className="figures flex flex-wrap gap-x-4">
        {due === 0 && !catchUp && <span>{t('noneDue')}</span>}
        {unspoken > 0 && <span>{p('inReview', { count: unspoken })}</span>}
        {done > 0 && <span>{t('done', { count: done })}</span>}
        {nextDueOn && <span>{t('nextDue', { date: formatDate(nextDueOn, language) })}</span>}
      </p>
      {catchUp && (
        <p className="figures">
          <Phrases>
            {catchUp.days === null
              ? t('catchUpLong', { waiting: catchUp.waiting })
              : catchUp.days === 1
                ? t('catchUpTomorrow', { waiting: catchUp.waiting })
                : t('catchUp', { waiting: catchUp.waiting, days: catchUp.days })}
          </Phrases>
        </p>
      )}
      {due === 0 && catchUp && (
        <p>
          <Link
            className="link inline-flex min-h-11 items-center"
            href={`${localePath(language, route('my-lesson-review'))}?more=1`}
          >
            {t('more')}
          </Link>
        </p>
      )}
    </>
  );
}
