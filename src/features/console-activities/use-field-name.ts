'use client';
import { useScopedI18n } from '~/i18n/client';
import { toTable } from '~/lib/to-table';

/** The label of a field by its key, in the content (`title`) or in the form (`titleZh`). */
export function useFieldName() {
  const t = useScopedI18n('consoleActivities.form');
  const names = toTable<string>({
    startsAt: t('starts'),
    endsAt: t('ends'),
    city: t('city'),
    place: t('place'),
    joining: t('joining'),
    seats: t('seats'),
    title: t('name'),
    summary: t('summary'),
    forWhom: t('forWhom'),
    whatToBring: t('whatToBring'),
    body: t('body'),
    agenda: t('agenda'),
    day: t('day'),
    starts: t('starts'),
    ends: t('ends'),
    kind: t('kind'),
    online: t('online'),
    trial: t('trial'),
  });
  return (key: string) => {
    const [, name = key, language] = /^(.+)(Zh|En)$/.exec(key) ?? [];
    if (!language) return names.get(key) ?? key;
    return `${names.get(name) ?? name} · ${t(language === 'Zh' ? 'zh' : 'en')}`;
  };
}
