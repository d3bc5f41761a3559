'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { ActNotice } from '~/console/act-notice';
import { useAct } from '~/console/use-act';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { PlannedPublicationView } from '~/schemas/planned-publication';

interface PlannedNoticeProps {
  planned: PlannedPublicationView | null;
  /** Present version of the draft; only the planned version is published. */
  version?: number;
  /** Text for another effect than the publication of a draft. */
  toText?: (time: string) => string;
  takeBack: () => Promise<unknown>;
}

/** The planned hour of publication, or the reason why it failed, with a button to cancel. */
export function PlannedNotice({ planned, version, toText, takeBack }: PlannedNoticeProps) {
  const t = useScopedI18n('consoleContent.plan');
  const language = useLanguage();
  const act = useAct();
  const outcome = <ActNotice outcome={act.outcome} failed={t('notDone')} />;
  if (!planned) return outcome;
  const { failure, publishAt } = planned;
  const time = formatDateTime(publishAt, language);
  const isOutdated = version !== undefined && planned.version !== version;
  return (
    <>
      <Notice tone={failure ? 'error' : isOutdated ? 'warning' : 'info'}>
        <p>
          {failure
            ? t('failed', { time, reason: t(`failures.${failure}`) })
            : isOutdated
              ? t('outdated', { time })
              : (toText?.(time) ?? t('set', { time }))}
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          busy={act.busy}
          onClick={() => void act.run(takeBack, t('takenBack'))}
        >
          {t(failure ? 'forget' : 'takeBack')}
        </Button>
      </Notice>
      {outcome}
    </>
  );
}
