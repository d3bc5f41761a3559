'use client';
import { Button } from '~/components/ui/button';
import { LockIcon } from '~/components/ui/icons/marks';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useSession } from '~/features/account/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { WRITING } from '~/i18n/writing';
import { formatCurrency } from '~/lib/format-currency';
import { type RequestedLesson, toLessonPath } from '~/lib/requested-lesson';
import { route } from '~/lib/routes';
import type { PlanView } from '~/schemas/plan';

export interface MembersPanelProps {
  lesson: RequestedLesson;
  /** The cheapest plan; null while none is for sale. */
  cheapest: Pick<PlanView, 'price' | 'months' | 'bonusDays'> | null;
  /** A similar free lesson, if there is one: its URL, and its title in the page's language. */
  free: { href: string; title: string } | null;
}

/** Replaces a members' lesson: a note that it is one, the lowest price of a membership, and a similar free
 *  lesson. The links to the plans and to the login return to the lesson. */
export function MembersPanel({ lesson, cheapest, free }: MembersPanelProps) {
  const t = useI18n();
  const language = useLanguage();
  const isUser = useSession().status === 'user';
  const next = new URLSearchParams({ next: localePath(language, toLessonPath(lesson)) });
  const to = (page: 'price' | 'login') => `${localePath(language, route(page))}?${next}`;
  return (
    <section
      aria-label={t('plan.closed.title')}
      data-testid="members-panel"
      className="grid max-w-text content-start justify-items-start gap-3 border-t-2 border-gold bg-raised p-4 md:p-6"
    >
      <p className="flex items-center gap-2 font-semibold">
        <LockIcon className="size-5 text-gold-text" />
        {t('plan.closed.title')}
      </p>
      <p>
        <Phrases>{t(`plan.closed.${lesson.kind}`)}</Phrases>
        {WRITING[language].space}
        {cheapest && (
          <Phrases>
            {t('plan.closed.from', {
              price: formatCurrency(cheapest.price),
              time: formatPlanTime(cheapest),
            })}
          </Phrases>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button asChild>
          <Link href={to('price')}>{t('plan.closed.plans')}</Link>
        </Button>
        {!isUser && (
          <Link href={to('login')} className="link inline-flex min-h-11 items-center text-sm">
            {t('plan.closed.login')}
          </Link>
        )}
      </div>
      {free && (
        <p className="text-sm text-soft">
          {t('plan.closed.free')}{' '}
          <Link href={free.href} className="link">
            <Phrases>{free.title}</Phrases>
          </Link>
        </p>
      )}
    </section>
  );

  function formatPlanTime({ months, bonusDays }: Pick<PlanView, 'months' | 'bonusDays'>): string {
    const bought = t('plan.months', { count: months });
    if (bonusDays === 0) return bought;
    const bonus = t('plan.bonus', { days: t('plan.days', { count: bonusDays }) });
    return [bought, bonus].join(WRITING[language].comma);
  }
}
