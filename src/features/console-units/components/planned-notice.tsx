'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { ActNotice } from '~/console/act-notice';
import { useAct } from '~/console/use-act';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { usePublication } from '../hooks';

/** The hour at which a draft is published, or why it was not, with the way back. */
export function PlannedNotice({ draft: { id, version, planned } }: { draft: OperatorDraft }) {
  const t = useI18n();
  const language = useLanguage();
  const act = useAct();
  const { unplan } = usePublication();
  const outcome = <ActNotice outcome={act.outcome} failed={t('consoleUnits.publish.failed')} />;
  if (!planned) return outcome;
  const { failure, publishAt } = planned;
  const time = formatDateTime(publishAt, language);
  const isChanged = planned.version !== version;
  const takeBack = () =>
    void act.run(() => unplan.mutateAsync({ id }), t('consoleUnits.plan.takenBack'));
  return (
    <>
      <Notice tone={failure ? 'error' : isChanged ? 'warning' : 'info'}>
        <p>
          {failure
            ? t('consoleUnits.plan.failed', {
                time,
                reason: t(`consoleUnits.plan.failures.${failure}`),
              })
            : t(isChanged ? 'consoleUnits.plan.outdated' : 'consoleUnits.plan.set', { time })}
        </p>
        <Button variant="secondary" size="sm" className="mt-2" busy={act.busy} onClick={takeBack}>
          {t(failure ? 'consoleUnits.plan.forget' : 'consoleUnits.plan.takeBack')}
        </Button>
      </Notice>
      {outcome}
    </>
  );
}
