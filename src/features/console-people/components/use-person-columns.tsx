'use client';
import { useMemo } from 'react';
import { Badge } from '~/components/ui/badge';
import type { DataColumn } from '~/components/ui/data-table/types';
import { BuyerLink } from '~/console/buyer-link';
import { startOfDay } from '~/domain/day';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import type { PersonRow } from '~/schemas/operator-person';

/** The columns of the table of people. */
export function usePersonColumns(): readonly DataColumn<PersonRow>[] {
  const t = useI18n();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('consolePeople.name'),
        isName: true,
        cell: (person) => <BuyerLink buyer={person} />,
      },
      {
        id: 'email',
        head: t('consolePeople.email'),
        cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
      },
      {
        id: 'createdAt',
        head: t('consolePeople.since'),
        sortable: true,
        cell: ({ createdAt }) => formatDate(createdAt, language),
      },
      {
        id: 'memberUntil',
        head: t('consolePeople.list.memberUntil'),
        cell: ({ memberUntil }) => (memberUntil ? formatDate(memberUntil, language) : '–'),
      },
      {
        id: 'practised',
        head: t('consolePeople.list.practised'),
        cell: ({ practisedOn }) =>
          practisedOn
            ? formatDate(startOfDay(practisedOn), language)
            : t('consolePeople.list.never'),
      },
      {
        id: 'state',
        head: t('consolePeople.state'),
        cell: ({ role, isDisabled, isLeaving }) => (
          <span className="flex flex-wrap gap-1">
            {role && <Badge>{t(`consoleShell.roles.${role}`)}</Badge>}
            {isDisabled && <Badge tone="bad">{t('consolePeople.list.disabled')}</Badge>}
            {isLeaving && <Badge tone="warning">{t('consolePeople.list.leaving')}</Badge>}
          </span>
        ),
      },
    ],
    [t, language],
  );
}
