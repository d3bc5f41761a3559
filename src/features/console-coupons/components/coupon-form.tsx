'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import { ActNotice } from '~/console/act-notice';
import { Section } from '~/console/section';
import { useUnsavedWork } from '~/console/unsaved-work';
import { useAct } from '~/console/use-act';
import { useScopedI18n } from '~/i18n/client';
import { normaliseCode } from '~/lib/normalise-code';
import { COUPON_KINDS } from '~/schemas/coupon';
import { useCouponActs } from '../hooks';
import { type CouponFields, EMPTY_COUPON, toTypedCoupon } from './coupon-fields';

/** The form of a new coupon. */
export function CouponForm() {
  const t = useScopedI18n('consoleCoupons');
  const { create } = useCouponActs();
  const act = useAct();
  const [fields, setFields] = useState(EMPTY_COUPON);
  useUnsavedWork(fields !== EMPTY_COUPON);
  const isPercent = fields.kind === 'PERCENT';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = t('done', { code: normaliseCode(fields.code) });
    if (await act.run(() => create.mutateAsync(toTypedCoupon(fields)), done))
      setFields(EMPTY_COUPON);
  };
  const field = (name: keyof CouponFields) => ({
    name,
    autoComplete: 'off',
    value: fields[name],
    // Fields filled in before the scripts were loaded report their values one after the other in one commit.
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      // Input is for the next coupon: the result of the previous one is cleared.
      if (act.outcome?.kind === 'done') act.forget();
      setFields((now) => ({ ...now, [name]: value }));
    },
  });
  const number = { type: 'number', inputMode: 'numeric', min: 1, step: 1 } as const;
  return (
    <Section title={t('new')}>
      <form onSubmit={submit} className="grid max-w-text gap-4">
        <TextField
          {...field('code')}
          label={t('code')}
          hint={t('codeHint')}
          required
          maxLength={60}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            {...field('kind')}
            label={t('kind')}
            options={COUPON_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
          <TextField
            {...field('value')}
            {...number}
            max={isPercent ? 100 : 1_000_000}
            label={t(isPercent ? 'valuePercent' : 'valueFixed')}
            required
          />
          <TextField
            {...field('minTotal')}
            {...number}
            label={t('minTotal')}
            hint={t('minTotalHint')}
          />
          <TextField
            {...field('maxUses')}
            {...number}
            label={t('maxUses')}
            hint={t('maxUsesHint')}
          />
          <TextField {...field('from')} type="date" label={t('from')} hint={t('fromHint')} />
          <TextField {...field('until')} type="date" label={t('until')} hint={t('untilHint')} />
        </div>
        <TextField {...field('note')} label={t('note')} hint={t('noteHint')} maxLength={200} />
        <ActNotice outcome={act.outcome} failed={t('failed')} />
        <Button type="submit" busy={act.busy} className="justify-self-start">
          {t('create')}
        </Button>
      </form>
    </Section>
  );
}
