'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { RadioGroup } from '~/components/ui/radio-group';
import { TextField } from '~/components/ui/text-field';
import { ActDialog } from '~/console/act-dialog';
import { ReasonField } from '~/console/reason-field';
import { Section } from '~/console/section';
import { useActForm } from '~/console/use-act-form';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { REFUND_WAYS, type RefundWay } from '~/schemas/order-refund';
import { useOrderRefund } from '../hooks';
import { OrderRefundEffects } from './order-refund-effects';

/** A refund by an operator without a request: the way, the effects, and the reason. */
export function OrderRefund({ number }: { number: string }) {
  const t = useI18n();
  const [isOpen, setOpen] = useState(false);
  // One for each dialog, so that sending twice makes one refund.
  const [refundKey, setRefundKey] = useState(() => crypto.randomUUID());
  const form = useActForm({
    act: isOpen ? number : null,
    fields: { way: 'WHOLE' as RefundWay, sum: '', reason: '' },
    run: async ({ reason }): Promise<number> => {
      if (!data?.refund) return 0;
      const { amount } = data.refund;
      await refund.mutateAsync({ number, way, amount, left: data.left, refundKey, reason });
      return amount;
    },
    done: (amount) => t('consoleMoney.refund.done', { amount: formatCurrency(amount) }),
    onClose: () => setOpen(false),
  });
  const { way, sum } = form.fields;
  const { preview, refund } = useOrderRefund({ number, way, sum: Number(sum), isOpen });
  const { data } = preview;
  const open = () => {
    setRefundKey(crypto.randomUUID());
    setOpen(true);
  };
  return (
    <Section title={t('consoleMoney.refund.title')}>
      <p className="max-w-text text-soft">{t('consoleMoney.refund.lead')}</p>
      <Button variant="secondary" className="justify-self-start" onClick={open}>
        {t('consoleMoney.refund.open')}
      </Button>
      <ActDialog
        form={form}
        title={t('consoleMoney.refund.dialog', { number })}
        submit={
          data?.refund
            ? t('consoleMoney.refund.submit', { amount: formatCurrency(data.refund.amount) })
            : t('consoleMoney.refund.open')
        }
        isDangerous
        isBlocked={!data?.refund || data.isRequested}
        cancel={t('consoleMoney.refund.back')}
        failed={t('consoleMoney.refund.failed')}
      >
        <RadioGroup
          stacked
          name="way"
          label={t('consoleMoney.refund.way')}
          value={way}
          onChange={(value) => form.change('way', value)}
          options={REFUND_WAYS.map((value) => ({
            value,
            label: t(`consoleMoney.refund.ways.${value}`),
          }))}
        />
        {way === 'SUM' && (
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            max={data?.left}
            step={1}
            label={t('consoleMoney.refund.sum')}
            required
            {...form.field('sum')}
          />
        )}
        <OrderRefundEffects way={way} sum={Number(sum)} preview={preview} />
        <ReasonField
          label={t('consoleMoney.refund.reason')}
          hint={t('consoleMoney.refund.reasonHint')}
          required
          {...form.reason('reason')}
        />
      </ActDialog>
    </Section>
  );
}
