'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { ActDialog } from '~/console/act-dialog';
import { ReasonField } from '~/console/reason-field';
import { useActForm } from '~/console/use-act-form';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { OperatorActivity } from '~/schemas/operator-activity';
import { useActivityActs } from '../hooks';

/** The button that cancels an activity, behind a dialog that states who is affected and that it is final. */
export function CancelActivity({ activity }: { activity: OperatorActivity }) {
  const t = useScopedI18n('consoleActivities');
  const language = useLanguage();
  const { cancel } = useActivityActs();
  const [isOpen, setOpen] = useState(false);
  const { slug, title, confirmed, waiting } = activity;
  const count = confirmed + waiting;
  const form = useActForm({
    act: isOpen ? slug : null,
    fields: { reasonZh: '', reasonEn: '' },
    run: ({ reasonZh, reasonEn }) =>
      cancel.mutateAsync({ slug, reason: { zh: reasonZh, en: reasonEn } }),
    done: ({ first, mails }) =>
      first
        ? mails > 0
          ? t('cancelDone', { count: mails })
          : t('cancelDoneNobody')
        : t('cancelBefore'),
    onClose: () => setOpen(false),
  });
  const effects = [
    count > 0 ? t('cancelMails', { count }) : t('cancelNobody'),
    t('cancelFree'),
    t('cancelPublic'),
    t('cancelForever'),
  ];
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <ActDialog
        form={form}
        title={t('cancelTitle', { title: title[language] })}
        submit={t(count > 0 ? 'confirmCancel' : 'confirmCancelNobody')}
        isDangerous
        cancel={t('back')}
        failed={t('cancelFailed')}
      >
        <ul className="figures grid list-disc gap-1 pl-5 text-sm">
          {effects.map((effect) => (
            <li key={effect}>
              <Phrases>{effect}</Phrases>
            </li>
          ))}
        </ul>
        <ReasonField label={t('reasonZh')} required maxLength={300} {...form.reason('reasonZh')} />
        <ReasonField
          label={t('reasonEn')}
          hint={t('reasonHint')}
          required
          maxLength={300}
          {...form.reason('reasonEn')}
        />
      </ActDialog>
    </>
  );
}
