'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { FormError } from '~/components/ui/notice';
import { TextField } from '~/components/ui/text-field';
import { useI18n, useLanguage } from '~/i18n/client';
import type { OperatorUnit } from '~/schemas/operator-unit';
import { errorCode } from '~/trpc/error-code';
import { useWithdrawUnit } from '../hooks';

interface WithdrawDialogProps {
  unit: OperatorUnit;
  onClose: () => void;
  onDone: () => void;
}

/** Says what a withdrawal does, and to how many, and asks for its reason. */
export function WithdrawDialog({ unit, onClose, onDone }: WithdrawDialogProps) {
  const t = useI18n();
  const language = useLanguage();
  const withdraw = useWithdrawUnit();
  const [reason, setReason] = useState('');
  const { slug, headline, learners, draftId } = unit;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!withdraw.isPending) withdraw.mutate({ slug, reason }, { onSuccess: onDone });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('consoleUnits.withdraw.title', { headline: headline[language] })}
      description={t('consoleUnits.withdraw.text', { count: learners })}
      closeLabel={t('common.close')}
    >
      <form onSubmit={submit} className="grid gap-4">
        <p>{t(draftId ? 'consoleUnits.withdraw.ofDraft' : 'consoleUnits.withdraw.ofFile')}</p>
        <TextField
          label={t('consoleUnits.withdraw.reason')}
          hint={t('consoleUnits.withdraw.reasonHint')}
          required
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormError
          text={withdraw.isError && t(`errors.${errorCode(withdraw.error) ?? 'INTERNAL'}`)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('consoleUnits.withdraw.cancel')}
          </Button>
          <Button type="submit" variant="danger" busy={withdraw.isPending}>
            {t('consoleUnits.withdraw.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
