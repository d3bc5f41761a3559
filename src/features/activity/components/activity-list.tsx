'use client';
import { useMemo } from 'react';
import { Catalogue } from '~/components/catalogue';
import { phaseAt } from '~/domain/activity';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { useListWords } from '~/i18n/use-list-words';
import type { ListRules } from '~/lib/list-query';
import type { ActivitySummary } from '~/schemas/activity';
import { useNow, useOwnRegistrations, useSeats } from '../hooks';
import { ActivityRow } from './activity-row';

const ONLINE = 'online';
const WHENS = ['coming', 'past'] as const;

/** A city's value in the address. */
const whereOf = ({ online, city }: ActivitySummary) =>
  online ? ONLINE : (city?.en.toLowerCase().replace(/[^a-z]+/g, '-') ?? '');

interface Props {
  activities: readonly ActivitySummary[];
  /** When the page was written. */
  written: Date;
}

/** Every talk and event: those to come, nearest first, then those that were. */
export function ActivityList({ activities, written }: Props) {
  const t = useScopedI18n('activity');
  const language = useLanguage();
  const words = useListWords(t('search'));
  const now = useNow(written);
  const rules = useMemo(() => rulesAt(activities, now), [activities, now]);
  const seats = useSeats();
  const mine = useOwnRegistrations();
  const places = (rules.filters.where?.options ?? []).map((value) => {
    const there = activities.find((one) => whereOf(one) === value);
    return { value, label: there?.city?.[language] ?? t('online') };
  });
  return (
    <Catalogue
      rows={activities}
      rules={rules}
      look="lines"
      words={words}
      filters={[
        {
          name: 'when',
          label: t('when'),
          options: WHENS.map((value) => ({ value, label: t(value) })),
          tabs: true,
        },
        { name: 'where', label: t('where'), options: places },
      ]}
      sorts={(['soonest', 'latest'] as const).map((value) => ({ value, label: t(value) }))}
      found={(count) => t('found', { count })}
      nothing={t('empty')}
    >
      {(activity) => (
        <ActivityRow
          activity={activity}
          phase={phaseAt(activity, now)}
          seats={seats?.get(activity.slug)}
          own={mine?.get(activity.slug)}
        />
      )}
    </Catalogue>
  );
}

function rulesAt(activities: readonly ActivitySummary[], now: Date): ListRules<ActivitySummary> {
  const over = (one: ActivitySummary) => phaseAt(one, now) === 'OVER';
  const away = (one: ActivitySummary) => Math.abs(+one.startsAt - +now);
  const comingFirst = (a: ActivitySummary, b: ActivitySummary) => Number(over(a)) - Number(over(b));
  return {
    text: ({ title, summary, place }) => [title, summary, place].flatMap(({ zh, en }) => [zh, en]),
    filters: {
      when: { options: WHENS, of: (one) => (over(one) ? 'past' : 'coming') },
      where: { options: [...new Set(activities.map(whereOf))].sort(), of: whereOf },
    },
    sorts: {
      soonest: (a, b) => comingFirst(a, b) || away(a) - away(b),
      latest: (a, b) => comingFirst(a, b) || away(b) - away(a),
    },
    pageSize: 10,
  };
}
