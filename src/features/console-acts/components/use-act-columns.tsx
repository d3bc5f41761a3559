'use client';
import { useMemo } from 'react';
import type { DataColumn } from '~/components/ui/data-table/types';
import { Link } from '~/components/ui/link';
import { PersonName } from '~/console/person-name';
import { isExportedTable } from '~/domain/operator-act';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { permissionText } from '~/i18n/permission-text';
import { consoleRoute } from '~/lib/console-routes';
import { formatDateTime } from '~/lib/format-date-time';
import type { ActRow } from '~/schemas/operator-act';

/** The columns of the log of acts. */
export function useActColumns(): readonly DataColumn<ActRow>[] {
  const t = useScopedI18n('consoleShell.acts');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'at',
        head: t('at'),
        isName: true,
        sortable: true,
        cell: ({ at }) => formatDateTime(at, language),
      },
      {
        id: 'operator',
        head: t('operator'),
        cell: ({ operator }) =>
          operator ? (
            <PersonName>{operator.name || operator.email || t('deleted')}</PersonName>
          ) : (
            t('system')
          ),
      },
      {
        id: 'kind',
        head: t('kind'),
        cell: ({ kind }) => t(`kinds.${permissionText(kind)}`),
      },
      { id: 'subject', head: t('subject'), cell: (row) => <Subject {...row} /> },
      {
        id: 'change',
        head: t('change'),
        cell: ({ before, after }) => (
          <>
            {toText(before) ?? t('nothing')} → {toText(after) ?? t('nothing')}
          </>
        ),
      },
      { id: 'reason', head: t('reason'), cell: ({ reason }) => reason || '–' },
    ],
    [t, language],
  );
}

/** The thing that an act is about: a link where it has a page. */
function Subject({ subjectKind, subject }: Pick<ActRow, 'subjectKind' | 'subject'>) {
  const t = useScopedI18n('consoleShell.acts');
  const language = useLanguage();
  const path =
    subjectKind === 'person'
      ? consoleRoute('console-people-id', { id: subject })
      : subjectKind === 'order'
        ? consoleRoute('console-orders-number', { number: subject })
        : null;
  const kind = t(`subjects.${subjectKind}`);
  if (subjectKind === 'table' && isExportedTable(subject))
    return `${kind} ${t(`tables.${subject}`)}`;
  const name = subjectKind === 'person' ? kind : `${kind} ${subject}`;
  if (!path) return name;
  return (
    <Link className="link" href={localePath(language, path)}>
      {name}
    </Link>
  );
}

/** Length from which a value is cut, characters: texts of the site may be long, and the CSV file has them whole. */
const MAX_VALUE_LENGTH = 80;

function toText(values: ActRow['before']): string | null {
  if (!values) return null;
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${cut(String(value ?? '–'))}`)
    .join(', ');
}

const cut = (text: string) =>
  text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
