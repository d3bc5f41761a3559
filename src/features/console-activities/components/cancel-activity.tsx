'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { ActDialog } from '~/console/act-dialog';
import { ReasonField } from '~/console/reason-field';
import type { useAct } from '~/console/use-act';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { OperatorActivity } from '~/schemas/operator-activity';
import { useActivityActs } from '../hooks';

interface CancelActivityProps {
  activity: OperatorActivity;
  /** Of the page, which says how it ended: this button is gone by then. */
  act: ReturnType<typeof useAct>;
}

/** The button that cancels an activity, behind a dialog that says whom it concerns and that it is final. */
export function CancelActivity({ activity, act }: CancelActivityProps) {
  const t = useScopedI18n('consoleActivities');
  const language = useLanguage();
  const { cancel } = useActivityActs();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState({ zh: '', en: '' });
  const { slug, title, confirmed, waiting } = activity;
  const count = confirmed + waiting;
  const send = async () => {
    await act.run(
      () => cancel.mutateAsync({ slug, reason }),
      ({ first, mails }) =>
        first
          ? mails > 0
            ? t('cancelDone', { count: mails })
            : t('cancelDoneNobody')
          : t('cancelBefore'),
    );
    setOpen(false);
  };
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
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('cancelTitle', { title: title[language] })}
        submit={t(count > 0 ? 'confirmCancel' : 'confirmCancelNobody')}
        isDangerous
        cancel={t('back')}
        busy={act.busy}
        onSubmit={send}
      >
        <ul className="figures grid list-disc gap-1 pl-5 text-sm">
          {effects.map((effect) => (
            <li key={effect}>
              <Phrases>{effect}</Phrases>
            </li>
          ))}
        </ul>
        <ReasonField
          label={t('reasonZh')}
          name="reasonZh"
          required
          maxLength={300}
          value={reason.zh}
          onChange={(zh) => setReason((now) => ({ ...now, zh }))}
        />
        <ReasonField
          label={t('reasonEn')}
          name="reasonEn"
          hint={t('reasonHint')}
          required
          maxLength={300}
          value={reason.en}
          onChange={(en) => setReason((now) => ({ ...now, en }))}
        />
      </ActDialog>
    </>
  );
}
