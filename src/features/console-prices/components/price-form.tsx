'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import { ReasonField } from '~/console/reason-field';
import { Section } from '~/console/section';
import { useUnsavedWork } from '~/console/unsaved-work';
import { addDaysToDay, startOfDay, taipeiDay } from '~/domain/day';
import { priceUntil } from '~/domain/price-change';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import type { PricedPlan } from '~/schemas/operator-price';
import { usePriceActs } from '../hooks';
import { type Confirmed, PriceDialog } from './price-dialog';

interface PriceFormProps {
  plans: readonly PricedPlan[];
  now: Date;
  /** Whether a price may begin today; else tomorrow is the first day. */
  canSetToday: boolean;
}

/** The form of a new price. A dialog explains its effect before it is submitted. */
export function PriceForm({ plans, now, canSetToday }: PriceFormProps) {
  const t = useScopedI18n('consolePrices');
  const language = useLanguage();
  const { set } = usePriceActs();
  const today = taipeiDay(now);
  const [planId, setPlanId] = useState(plans[0]?.id ?? '');
  const [amount, setAmount] = useState('');
  const tomorrow = addDaysToDay(today, 1);
  const [startsOn, setStartsOn] = useState(tomorrow);
  const [reason, setReason] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  useUnsavedWork(amount !== '' || reason !== '');
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) return null;
  const day = startsOn ? formatDate(startOfDay(startsOn), language) : '';
  const planned = plan.prices.filter(({ state }) => state === 'FUTURE');
  const change = {
    before: priceUntil({ price: plan.price, planned }, startsOn),
    after: Number(amount),
  };
  const names = {
    plan: plan.name,
    day,
    before: formatCurrency(change.before),
    price: formatCurrency(change.after),
  };
  const effect = t(startsOn === today ? 'effectNow' : 'effect', names);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsking(true);
  };
  const send = ({ concerns, names: typed }: Confirmed) => {
    const given = reason.trim();
    return set.mutateAsync({
      planId,
      price: change.after,
      startsOn,
      ...(given && { reason: given }),
      ...(concerns.length > 0 && { confirmed: concerns }),
      ...(typed && { confirmation: typed }),
    });
  };
  const clear = () => {
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
            type="number"
            inputMode="numeric"
            min={1}
            max={1_000_000}
            step={1}
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
            min={canSetToday ? today : tomorrow}
            {...(!canSetToday && { hint: t('dayHint') })}
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
            <Phrases>{effect}</Phrases>
          </p>
        )}
        <Button type="submit" className="justify-self-start">
          {t('review')}
        </Button>
      </form>
      <PriceDialog
        proposed={isAsking ? { planId, startsOn, price: change.after } : null}
        change={change}
        effect={effect}
        send={send}
        done={t('done', names)}
        onDone={clear}
        onClose={() => setIsAsking(false)}
      />
    </Section>
  );
}
