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
import { type PricedPlan, setPriceSchema } from '~/schemas/operator-price';
import { usePriceActs } from '../hooks';
import { LadderConfirmation } from './ladder-confirmation';

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
  const [confirmation, setConfirmation] = useState('');
  /** Names that were typed confirm what was read, not another price. */
  const change = (field: (value: string) => void) => (value: string) => {
    field(value);
    setConfirmation('');
  };
  useUnsavedWork(amount !== '' || reason !== '');
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) return null;
  const price = formatCurrency(Number(amount));
  const day = startsOn ? formatDate(startOfDay(startsOn), language) : '';
  const proposed = { planId, price: Number(amount), startsOn };
  const isComplete = setPriceSchema.safeParse(proposed).success;
  const names = { plan: plan.name, before: formatCurrency(plan.price), price, day };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = reason.trim();
    const input = { ...proposed, confirmation, ...(given && { reason: given }) };
    if (!(await act.run(() => set.mutateAsync(input), t('done', names)))) return;
    setAmount('');
    setReason('');
    setConfirmation('');
  };
  return (
    <Section title={t('new')}>
      <form onSubmit={submit} className="grid max-w-text gap-4">
        <SelectField
          name="plan"
          label={t('plan')}
          options={plans.map(({ id, name }) => ({ value: id, label: name }))}
          value={planId}
          onChange={(event) => change(setPlanId)(event.currentTarget.value)}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...{ type: 'number', inputMode: 'numeric', min: 1, max: 1_000_000, step: 1 }}
            name="price"
            label={t('price')}
            required
            autoComplete="off"
            value={amount}
            onChange={(event) => change(setAmount)(event.currentTarget.value)}
          />
          <TextField
            type="date"
            name="startsOn"
            label={t('day')}
            required
            min={today}
            value={startsOn}
            onChange={(event) => change(setStartsOn)(event.currentTarget.value)}
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
        <LadderConfirmation
          change={isComplete ? proposed : null}
          value={confirmation}
          onChange={setConfirmation}
        />
        <ActNotice outcome={act.outcome} failed={t('failed')} />
        <Button type="submit" busy={act.busy} className="justify-self-start">
          {t('submit')}
        </Button>
      </form>
    </Section>
  );
}
