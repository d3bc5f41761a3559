'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { RadioGroup } from '~/components/ui/radio-group';
import { TextField } from '~/components/ui/text-field';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { ReasonField } from '~/console/reason-field';
import { Section } from '~/console/section';
import { useAct } from '~/console/use-act';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { REFUND_WAYS, type RefundWay } from '~/schemas/order-refund';
import { useOrderRefund } from '../hooks';
import { OrderRefundEffects } from './order-refund-effects';

/** A refund by an operator without a request: the way, what it does, and the reason. */
export function OrderRefund({ number }: { number: string }) {
  const t = useI18n();
  const act = useAct();
  const [isOpen, setOpen] = useState(false);
  const [way, setWay] = useState<RefundWay>('WHOLE');
  const [sum, setSum] = useState('');
  const [reason, setReason] = useState('');
  // One for each dialog: sent twice, it is one refund.
  const [refundKey, setRefundKey] = useState(() => crypto.randomUUID());
  const { preview, refund } = useOrderRefund({ number, way, sum: Number(sum), isOpen });
  const { data } = preview;
  const open = () => {
    setRefundKey(crypto.randomUUID());
    act.forget();
    setOpen(true);
  };
  const send = async () => {
    if (!data?.refund) return;
    const { amount } = data.refund;
    const input = { number, way, amount, left: data.left, refundKey, reason };
    const done = t('consoleMoney.refund.done', { amount: formatCurrency(amount) });
    if (await act.run(() => refund.mutateAsync(input), done)) {
      setSum('');
      setReason('');
    }
    setOpen(false);
  };
  return (
    <Section title={t('consoleMoney.refund.title')}>
      <ActNotice outcome={act.outcome} failed={t('consoleMoney.refund.failed')} />
      <p className="max-w-text text-soft">{t('consoleMoney.refund.lead')}</p>
      <Button variant="secondary" className="justify-self-start" onClick={open}>
        {t('consoleMoney.refund.open')}
      </Button>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('consoleMoney.refund.dialog', { number })}
        submit={
          data?.refund
            ? t('consoleMoney.refund.submit', { amount: formatCurrency(data.refund.amount) })
            : t('consoleMoney.refund.open')
        }
        isDangerous
        isBlocked={!data?.refund || data.isRequested}
        cancel={t('consoleMoney.refund.back')}
        busy={act.busy}
        onSubmit={send}
      >
        <RadioGroup
          stacked
          name="way"
          label={t('consoleMoney.refund.way')}
          value={way}
          onChange={setWay}
          options={REFUND_WAYS.map((value) => ({
            value,
            label: t(`consoleMoney.refund.ways.${value}`),
          }))}
        />
        {way === 'SUM' && (
          <TextField
            {...{ type: 'number', inputMode: 'numeric', min: 1, max: data?.left, step: 1 }}
            name="sum"
            label={t('consoleMoney.refund.sum')}
            required
            autoComplete="off"
            value={sum}
            onChange={(event) => setSum(event.currentTarget.value)}
          />
        )}
        <OrderRefundEffects way={way} sum={Number(sum)} preview={preview} />
        <ReasonField
          label={t('consoleMoney.refund.reason')}
          hint={t('consoleMoney.refund.reasonHint')}
          required
          value={reason}
          onChange={setReason}
        />
      </ActDialog>
    </Section>
  );
}
