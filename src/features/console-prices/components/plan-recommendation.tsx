'use client';
import { ActButton, REASON } from '~/console/act-button';
import { ReasonField } from '~/console/reason-field';
import { useScopedI18n } from '~/i18n/client';
import type { PricedPlan } from '~/schemas/operator-price';
import { usePriceActs } from '../hooks';

interface PlanRecommendationProps {
  plan: Pick<PricedPlan, 'id' | 'name' | 'recommended'>;
}

/** The button that marks a plan as recommended, or removes the mark. */
export function PlanRecommendation({ plan: { id, name, recommended } }: PlanRecommendationProps) {
  const t = useScopedI18n('consolePrices');
  const { recommend } = usePriceActs();
  const act = t(recommended ? 'recommend.take' : 'recommend.give', { plan: name });
  return (
    <div>
      <ActButton
        label={act}
        variant="secondary"
        title={act}
        text={t(recommended ? 'recommend.takeText' : 'recommend.giveText', { plan: name })}
        submit={t('recommend.submit')}
        cancel={t('keep')}
        failed={t('failed')}
        fields={REASON}
        run={({ reason }) => {
          const given = reason.trim();
          const change = { planId: id, recommended: !recommended };
          return recommend.mutateAsync({ ...change, ...(given && { reason: given }) });
        }}
      >
        {(form) => (
          <ReasonField label={t('reason')} hint={t('reasonHint')} {...form.reason('reason')} />
        )}
      </ActButton>
    </div>
  );
}
