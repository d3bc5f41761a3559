import 'server-only';
import { formatDateTime } from '~/lib/format-date-time';
import { type ActRow, listActsSchema } from '~/schemas/operator-act';
import { listActs } from '~/server/services/operator/list-acts';
import { defineTable, type OperatorTable } from './define-operator-table';
import { MONEY_TABLES } from './money-tables';

const json = (values: ActRow['before']): string => (values ? JSON.stringify(values) : '');

/** The tables with a CSV file, by the name in its address. */
export const OPERATOR_TABLES: Readonly<Record<string, OperatorTable>> = {
  ...MONEY_TABLES,
  acts: defineTable({
    input: listActsSchema,
    list: listActs,
    columns: [
      {
        head: ({ consoleShell }) => consoleShell.acts.at,
        cell: ({ at }, language) => formatDateTime(at, language),
      },
      {
        head: ({ consoleShell }) => consoleShell.acts.operator,
        cell: ({ operator }) => operator?.email ?? 'system',
      },
      { head: ({ consoleShell }) => consoleShell.acts.kind, cell: ({ kind }) => kind },
      {
        head: ({ consoleShell }) => consoleShell.acts.subjectKind,
        cell: ({ subjectKind }) => subjectKind,
      },
      { head: ({ consoleShell }) => consoleShell.acts.subject, cell: ({ subject }) => subject },
      {
        head: ({ consoleShell }) => `${consoleShell.acts.change} 1`,
        cell: ({ before }) => json(before),
      },
      {
        head: ({ consoleShell }) => `${consoleShell.acts.change} 2`,
        cell: ({ after }) => json(after),
      },
      { head: ({ consoleShell }) => consoleShell.acts.reason, cell: ({ reason }) => reason },
    ],
  }),
};
