'use client';
import { useMemo } from 'react';
import { Catalogue } from '~/components/catalogue';
import { phaseAt } from '~/domain/activity';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { useListLabels } from '~/i18n/use-list-labels';
import type { ListFile } from '~/lib/list-file';
import type { ListConfig } from '~/lib/list-query';
import { useOwnRegistrations, useSeats } from '../hooks';
import type { ListedActivity } from '../listed-activity';
import { useNow } from '../use-now';
import { ActivityRow } from './activity-row';

const ONLINE = 'online';
const TIME_FILTERS = ['coming', 'past'] as const;

/** A city's value in the URL. */
const toPlaceFilter = ({ online, city }: ListedActivity) =>
  online ? ONLINE : (city?.en.toLowerCase().replace(/[^a-z]+/g, '-') ?? '');

interface Props {
  activities: readonly ListedActivity[];
  file: ListFile;
  /** Time at which the server rendered the page. */
  written: Date;
}

/** Every talk and event: the upcoming ones, nearest first, then the past ones. */
export function ActivityList({ activities, file, written }: Props) {
  const t = useScopedI18n('activity');
  const language = useLanguage();
  const labels = useListLabels(t('search'));
  const now = useNow(written);
  const rules = useMemo(() => createRules(activities, now), [activities, now]);
  const seats = useSeats();
  const own = useOwnRegistrations();
  const places = (rules.filters.where?.options ?? []).map((value) => {
    const match = activities.find((one) => toPlaceFilter(one) === value);
    return { value, label: match?.city?.[language] ?? t('online') };
  });
  return (
    <Catalogue
      rows={activities}
      file={file}
      rules={rules}
      look="lines"
      labels={labels}
      filters={[
        {
          name: 'when',
          label: t('when'),
          options: TIME_FILTERS.map((value) => ({
            value,
            label: t(value === 'past' ? 'past' : 'coming'),
          })),
          tabs: true,
        },
        { name: 'where', label: t('where'), options: places },
      ]}
      sorts={[
        { value: 'soonest', label: t('soonest') },
        { value: 'latest', label: t('latest') },
      ]}
      found={(count) => t('found', { count })}
      nothing={t('empty')}
    >
      {(activity) => (
        <ActivityRow
          activity={activity}
          phase={phaseAt(activity, now)}
          seats={seats?.get(activity.slug)}
          own={own?.get(activity.slug)}
        />
      )}
    </Catalogue>
  );
}

function createRules(activities: readonly ListedActivity[], now: Date): ListConfig<ListedActivity> {
  const over = (one: ListedActivity) => phaseAt(one, now) === 'OVER';
  const distance = (one: ListedActivity) => Math.abs(+one.startsAt - +now);
  const upcomingFirst = (a: ListedActivity, b: ListedActivity) => +over(a) - +over(b);
  return {
    text: ({ title, summary, place, otherText = '' }) => [title, summary, place, otherText],
    filters: {
      when: { options: TIME_FILTERS, valueOf: (one) => (over(one) ? 'past' : 'coming') },
      where: {
        options: [...new Set(activities.map(toPlaceFilter))].sort(),
        valueOf: toPlaceFilter,
      },
    },
    sorts: {
      soonest: (a, b) => upcomingFirst(a, b) || distance(a) - distance(b),
      latest: (a, b) => upcomingFirst(a, b) || distance(b) - distance(a),
    },
    pageSize: 10,
  };
}
