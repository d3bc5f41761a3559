'use client';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { PageLink } from '~/console/page-link';
import { useI18n } from '~/i18n/client';
import { consoleRoute } from '~/lib/console-routes';
import { useRefundPreview } from '../hooks';
import { RefundDecision } from './refund-decision';
import { RefundEffects } from './refund-effects';
import { RefundFacts } from './refund-facts';

/** A refund request: amount and reason, the effects of an approval, and the decision. */
export function RefundPage({ number, now }: { number: string; now: Date }) {
  const t = useI18n();
  const refund = useRefundPreview(number);
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleRefunds.page', { number })} />
      <Loaded query={refund}>
        {(data) =>
          data ? (
            <>
              <div className="grid gap-8 xl:grid-cols-2">
                <RefundFacts refund={data} now={now} />
                <RefundEffects refund={data} />
              </div>
              {/* Remounted for another request, so that no input for the previous one is kept. */}
              <RefundDecision key={data.id} refund={data} />
            </>
          ) : (
            <p className="text-soft">{t('consoleRefunds.none')}</p>
          )
        }
      </Loaded>
      <PageLink to={consoleRoute('console-orders-number', { number })}>
        {t('consoleRefunds.toOrder')}
      </PageLink>
    </div>
  );
}
