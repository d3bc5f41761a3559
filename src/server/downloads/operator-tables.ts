import { toTable } from '~/lib/to-table';
import 'server-only';
import { formatDateTime } from '~/lib/format-date-time';
import { type ActRow, listActsSchema } from '~/schemas/operator-act';
import { listPeopleSchema } from '~/schemas/operator-activity';
import { listMailsSchema } from '~/schemas/operator-mail';
import { listPeople } from '~/server/services/activity/operator-activities';
import { listActs } from '~/server/services/operator/list-acts';
import { listMails } from '~/server/services/sent-mail/list-mails';
import { defineTable, type OperatorTable } from './define-operator-table';
import { MONEY_TABLES } from './money-tables';

const json = (values: ActRow['before']): string => (values ? JSON.stringify(values) : '');

/** The tables with a CSV file, by the name in its address. */
export const OPERATOR_TABLES = toTable<OperatorTable>({
  ...MONEY_TABLES,
  mails: defineTable({
    input: listMailsSchema,
    list: listMails,
    columns: [
      { head: (t) => t.consoleMails.kind, cell: ({ template }) => template },
      { head: (t) => t.consoleMails.recipient, cell: ({ recipient }) => recipient },
      {
        head: (t) => t.consoleMails.created,
        cell: ({ createdAt }, language) => formatDateTime(createdAt, language),
      },
      { head: (t) => t.consoleMails.state, cell: ({ status }) => status },
      {
        head: (t) => t.consoleMails.sent,
        cell: ({ sentAt }, language) => (sentAt ? formatDateTime(sentAt, language) : ''),
      },
      { head: (t) => t.consoleMails.tries, cell: ({ tries }) => String(tries) },
      { head: (t) => t.consoleMails.error, cell: ({ lastError }) => lastError ?? '' },
      { head: (t) => t.consoleMails.language, cell: ({ language }) => language },
    ],
  }),
  people: defineTable({
    input: listPeopleSchema,
    list: listPeople,
    columns: [
      { head: (t) => t.consoleActivities.name, cell: ({ name }) => name },
      { head: (t) => t.consoleActivities.email, cell: ({ email }) => email },
      { head: (t) => t.consoleActivities.state, cell: ({ status }) => status },
      {
        head: (t) => t.consoleActivities.cameTime,
        cell: ({ checkedInAt }, language) =>
          checkedInAt ? formatDateTime(checkedInAt, language) : '',
      },
    ],
  }),
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
});
