'use client';
import { Facts } from '~/console/facts';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDateRange } from '~/lib/format-date-range';
import type { OperatorActivity } from '~/schemas/operator-activity';

/** Time and place of an activity, and the state of its seats. */
export function ActivityFacts(activity: OperatorActivity) {
  const t = useScopedI18n('consoleActivities');
  const language = useLanguage();
  const { startsAt, endsAt, place, seats, confirmed, waiting, came, trial, draft } = activity;
  return (
    <div className="grid content-start gap-3">
      <Facts
        facts={[
          [t('time'), formatDateRange(startsAt, endsAt, language)],
          [t('place'), place[language]],
          [
            t('seats'),
            draft ? (
              String(seats)
            ) : (
              <ul key="seats">
                <li>{t('seatsTaken', { taken: String(confirmed), seats: String(seats) })}</li>
                <li>{t('waitingCount', { count: String(waiting) })}</li>
                <li>{t('came', { count: String(came) })}</li>
              </ul>
            ),
          ],
        ]}
      />
      {trial && <p className="text-sm text-soft">{t('trial')}</p>}
    </div>
  );
}
