'use client';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { useI18n } from '~/i18n/client';
import type { Today } from '~/schemas/console';
import { useToday } from '../hooks';
import { HealthReport } from './health-report';
import { WaitingList } from './waiting-list';
import { WeekGrants } from './week-grants';

/** The operator's open tasks, by kind, and whether background work is on time.
 *  @param now time of the request, so that ages are the same on the server and in the browser */
export function TodayBoard({ now }: { now: Date }) {
  const t = useI18n();
  const today = useToday();
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleShell.today.title')} />
      <Loaded query={today} failed={t('consoleShell.today.failed')}>
        {({ waiting, grants, health, failed }) => (
          <>
            {failed.length > 0 && <FailedParts failed={failed} />}
            <WaitingList waiting={waiting} now={now} />
            {grants && grants.count > 0 && <WeekGrants grants={grants} now={now} />}
            <HealthReport health={health} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The parts that are missing because they could not be read. */
function FailedParts({ failed }: Pick<Today, 'failed'>) {
  const t = useI18n();
  const parts = failed.map((part) =>
    t(part === 'grants' ? 'consoleShell.today.grants.title' : `consoleShell.today.waiting.${part}`),
  );
  return (
    <p role="status" className="font-semibold">
      {t('consoleShell.today.unreadable', { parts: parts.join(t('consoleShell.today.comma')) })}
    </p>
  );
}
