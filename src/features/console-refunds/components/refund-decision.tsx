'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { TextAreaField } from '~/components/ui/text-area-field';
import { REASON } from '~/console/act-button';
import { ActDialog } from '~/console/act-dialog';
import { ReasonField } from '~/console/reason-field';
import { useActForm } from '~/console/use-act-form';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { RefundPreview } from '~/schemas/operator-refund';
import { useRefundDecision } from '../hooks';
import { RefundDecided } from './refund-decided';

/** The buttons that decide a refund request, each behind a dialog that states its effects; afterwards the
 *  decision. */
export function RefundDecision({ refund }: { refund: RefundPreview }) {
  const t = useI18n();
  const { approve, reject } = useRefundDecision();
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const amount = formatCurrency(refund.amount);
  const read = { id: refund.orderId, requestId: refund.id };
  const onClose = () => setOpen(null);
  const approval = useActForm({
    act: open === 'approve' ? refund.id : null,
    fields: REASON,
    run: ({ reason }) => approve.mutateAsync({ ...read, reason: reason || undefined }),
    done: t('consoleRefunds.approved', { amount }),
    onClose,
  });
  const rejection = useActForm({
    act: open === 'reject' ? refund.id : null,
    fields: { note: '' },
    run: ({ note }) => reject.mutateAsync({ ...read, note }),
    done: t('consoleRefunds.rejected'),
    onClose,
  });
  const dialog = { cancel: t('consoleRefunds.cancel'), failed: t('consoleRefunds.notSent') };
  return (
    <div className="grid gap-4">
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
        form={approval}
        title={t('consoleRefunds.approveTitle', { amount })}
        text={t(refund.isGift ? 'consoleRefunds.approveGiftText' : 'consoleRefunds.approveText')}
        submit={t('consoleRefunds.confirmApprove')}
      >
        <ReasonField
          label={t('consoleRefunds.reason')}
          hint={t('consoleRefunds.reasonHint')}
          {...approval.reason('reason')}
        />
      </ActDialog>
      <ActDialog
        {...dialog}
        form={rejection}
        title={t('consoleRefunds.rejectTitle')}
        text={t('consoleRefunds.rejectText')}
        submit={t('consoleRefunds.confirmReject')}
      >
        <TextAreaField
          label={t('consoleRefunds.note')}
          hint={t('consoleRefunds.noteHint')}
          required
          maxLength={500}
          {...rejection.field('note')}
        />
      </ActDialog>
    </div>
  );
}
