'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { TextAreaField } from '~/components/ui/text-area-field';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { ReasonField } from '~/console/reason-field';
import { useAct } from '~/console/use-act';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { RefundPreview } from '~/schemas/operator-refund';
import { useRefundDecision } from '../hooks';
import { RefundDecided } from './refund-decided';

/** The decision about a refund request, each behind a dialog that says what it does; afterwards, who decided. */
export function RefundDecision({ refund }: { refund: RefundPreview }) {
  const t = useI18n();
  const { approve, reject } = useRefundDecision();
  const act = useAct();
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const amount = formatCurrency(refund.amount);
  const read = { id: refund.orderId, requestId: refund.id };
  const send = async (decide: () => Promise<unknown>, done: string) => {
    await act.run(decide, done);
    setOpen(null);
  };
  const dialog = {
    onClose: () => setOpen(null),
    cancel: t('consoleRefunds.cancel'),
    busy: act.busy,
  };
  return (
    <div className="grid gap-4">
      <ActNotice outcome={act.outcome} failed={t('consoleRefunds.notSent')} />
      {refund.status === 'REQUESTED' ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setOpen('approve')}>
            {t('consoleRefunds.approve', { amount })}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('reject')}>
            {t('consoleRefunds.reject')}
          </Button>
        </div>
      ) : (
        <RefundDecided refund={refund} />
      )}
      <ActDialog
        {...dialog}
        open={open === 'approve'}
        title={t('consoleRefunds.approveTitle', { amount })}
        text={t(refund.isGift ? 'consoleRefunds.approveGiftText' : 'consoleRefunds.approveText')}
        submit={t('consoleRefunds.confirmApprove')}
        onSubmit={() =>
          send(
            () => approve.mutateAsync({ ...read, reason: reason || undefined }),
            t('consoleRefunds.approved', { amount }),
          )
        }
      >
        <ReasonField
          label={t('consoleRefunds.reason')}
          hint={t('consoleRefunds.reasonHint')}
          value={reason}
          onChange={setReason}
        />
      </ActDialog>
      <ActDialog
        {...dialog}
        open={open === 'reject'}
        title={t('consoleRefunds.rejectTitle')}
        text={t('consoleRefunds.rejectText')}
        submit={t('consoleRefunds.confirmReject')}
        onSubmit={() =>
          send(() => reject.mutateAsync({ ...read, note }), t('consoleRefunds.rejected'))
        }
      >
        <TextAreaField
          label={t('consoleRefunds.note')}
          hint={t('consoleRefunds.noteHint')}
          name="note"
          required
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </ActDialog>
    </div>
  );
}
