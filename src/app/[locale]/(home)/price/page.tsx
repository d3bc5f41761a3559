import { Suspense } from 'react';
import { publicMetadata } from '~/app/_seo/page-metadata';
import { StaticHtml } from '~/components/static-html/static-html';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { AddButton } from '~/features/cart/components/add-button';
import { MembershipNote } from '~/features/plan/components/membership-note';
import { PlanContentsTable } from '~/features/plan/components/plan-contents-table';
import { RateCard } from '~/features/plan/components/rate-card';
import { WantedLessonNote } from '~/features/plan/components/wanted-lesson-note';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { cachedPlanContents } from '../../_queries/plan-contents';
import { cachedPlans } from '../../_queries/plans';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = publicMetadata('price');

/** The plans and the numbers of units and lessons that they include, from the database; refreshed by the
 *  tags of their lists. */
export default async function PricePage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getI18n();
  const [plans, counts] = await Promise.all([cachedPlans(language), cachedPlanContents(language)]);
  return (
    <div className="checkout gap-12">
      <header className="grid gap-3">
        <p className="kicker">{t('plan.kicker')}</p>
        <h1 className="text-3xl">
          <Phrases>{t('plan.title')}</Phrases>
        </h1>
        <p className="max-w-text text-soft">
          <Phrases>{t('plan.lead')}</Phrases>
        </p>
      </header>
      <Suspense>
        <WantedLessonNote at="plans" />
      </Suspense>
      <div className="grid gap-6">
        <RateCard
          plans={plans}
          action={(plan) => (
            <AddButton
              product={{ id: plan.id, name: plan.name }}
              variant={plan.recommended ? 'primary' : 'secondary'}
            />
          )}
        />
        {plans.length > 0 && (
          <p className="text-sm text-soft">
            <Phrases>{t('plan.rateNote')}</Phrases>
          </p>
        )}
        <MembershipNote />
      </div>
      <StaticHtml name="contents">
        <PlanContentsTable counts={counts} />
      </StaticHtml>
      <StaticHtml name="terms" className="grid gap-12 md:grid-cols-2">
        <section className="grid content-start gap-3 border-t-2 border-text pt-4">
          <h2 className="text-xl">
            <Phrases>{t('plan.included.title')}</Phrases>
          </h2>
          <ul className="grid gap-2">
            <li>{t('plan.included.units')}</li>
            <li>
              {t('plan.included.score')}{' '}
              <Link href={localePath(language, route('quality'))} className="link">
                {t('quality.more')}
              </Link>
            </li>
            <li>{t('plan.included.keep')}</li>
          </ul>
          <p>
            <Link href={localePath(language, route('course'))} className="link">
              {t('plan.freeFirst')}
            </Link>
          </p>
        </section>
        <section className="grid content-start gap-3 border-t-2 border-text pt-4">
          <h2 className="text-xl">
            <Phrases>{t('plan.terms.title')}</Phrases>
          </h2>
          <ul className="grid gap-2">
            <li>{t('plan.terms.card')}</li>
            <li>{t('plan.terms.stack')}</li>
            <li>{t('plan.terms.refund')}</li>
          </ul>
          <p>
            <Link href={localePath(language, route('refund'))} className="link">
              {t('plan.terms.refundLink')}
            </Link>
          </p>
        </section>
      </StaticHtml>
    </div>
  );
}
