'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import { ActNotice } from '~/console/act-notice';
import { ReasonField } from '~/console/reason-field';
import { Section } from '~/console/section';
import { useUnsavedWork } from '~/console/unsaved-work';
import { useAct } from '~/console/use-act';
import { addDaysToDay, startOfDay, taipeiDay } from '~/domain/day';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import type { PricedPlan } from '~/schemas/operator-price';
import { usePriceActs } from '../hooks';

interface PriceFormProps {
  plans: readonly PricedPlan[];
  now: Date;
}

/** The form of a new price. What it does is said before it is sent. */
export function PriceForm({ plans, now }: PriceFormProps) {
  const t = useScopedI18n('consolePrices');
  const language = useLanguage();
  const { set } = usePriceActs();
  const act = useAct();
  const today = taipeiDay(now);
  const [planId, setPlanId] = useState(plans[0]?.id ?? '');
  const [amount, setAmount] = useState('');
  const [startsOn, setStartsOn] = useState(addDaysToDay(today, 1));
  const [reason, setReason] = useState('');
  useUnsavedWork(amount !== '' || reason !== '');
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) return null;
  const price = formatCurrency(Number(amount));
  const day = startsOn ? formatDate(startOfDay(startsOn), language) : '';
  const names = { plan: plan.name, before: formatCurrency(plan.price), price, day };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    const input = { planId, price: Number(amount), startsOn, ...(given && { reason: given }) };
    if (!(await act.run(() => set.mutateAsync(input), t('done', names)))) return;
    setAmount('');
    setReason('');
  };
  return (
    <Section title={t('new')}>
      <form onSubmit={submit} className="grid max-w-text gap-4">
        <SelectField
          name="plan"
          label={t('plan')}
          options={plans.map(({ id, name }) => ({ value: id, label: name }))}
          value={planId}
          onChange={(event) => setPlanId(event.currentTarget.value)}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...{ type: 'number', inputMode: 'numeric', min: 1, max: 1_000_000, step: 1 }}
            name="price"
            label={t('price')}
            required
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
          <TextField
            type="date"
            name="startsOn"
            label={t('day')}
            required
            min={today}
            value={startsOn}
            onChange={(event) => setStartsOn(event.currentTarget.value)}
          />
        </div>
        <ReasonField
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          onChange={setReason}
        />
        {amount && day && (
          <p className="font-semibold">
            <Phrases>{t(startsOn === today ? 'effectNow' : 'effect', names)}</Phrases>
          </p>
        )}
        <ActNotice outcome={act.outcome} failed={t('failed')} />
        <Button type="submit" busy={act.busy} className="justify-self-start">
          {t('submit')}
        </Button>
      </form>
    </Section>
  );
}
