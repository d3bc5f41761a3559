import 'server-only';
import { isMailTemplate } from '~/domain/mail-template';
import { type ExportedTable, isExportedTable } from '~/domain/operator-act';
import { permissionText } from '~/i18n/permission-text';
import { formatDateTime } from '~/lib/format-date-time';
import { type ActRow, listActsSchema } from '~/schemas/operator-act';
import { type CheckInLine, listPeopleSchema } from '~/schemas/operator-activity';
import { listMailsSchema } from '~/schemas/operator-mail';
import { listPeople } from '~/server/services/activity/operator-activities';
import { listActs } from '~/server/services/operator/list-acts';
import { listMails } from '~/server/services/sent-mail/list-mails';
import { defineTable, type OperatorTable, type TableTexts } from './define-operator-table';
import { MONEY_TABLES } from './money-tables';

const toTemplate = (template: string, { consoleMails: { templates } }: TableTexts) =>
  isMailTemplate(template) ? templates[template] : template;

type Seat = Pick<CheckInLine, 'status' | 'waitingPlace'>;

function toSeat({ status, waitingPlace }: Seat, { consoleActivities: t }: TableTexts): string {
  if (status === 'CONFIRMED') return t.whos.seat;
  return status === 'WAITLISTED'
    ? t.waitlisted.replace('{place}', String(waitingPlace))
    : t.cancelled;
}

/** The changes of an act as stored in the log, with the code's own names, because they are evidence and not a
 *  description. */
const json = (values: ActRow['before']): string => (values ? JSON.stringify(values) : '');

/** The tables with a CSV file, by the name in its address. */
export const OPERATOR_TABLES: Readonly<Record<ExportedTable, OperatorTable>> = {
  ...MONEY_TABLES,
  mails: defineTable({
    permission: 'mail.read',
    input: listMailsSchema,
    list: listMails,
    columns: [
      { head: (t) => t.consoleMails.kind, cell: ({ template }, t) => toTemplate(template, t) },
      { head: (t) => t.consoleMails.recipient, cell: ({ recipient }) => recipient },
      {
        head: (t) => t.consoleMails.created,
        cell: ({ createdAt }, _, language) => formatDateTime(createdAt, language),
      },
      { head: (t) => t.consoleMails.state, cell: ({ status }, t) => t.consoleMails.status[status] },
      {
        head: (t) => t.consoleMails.sent,
        cell: ({ sentAt }, _, language) => (sentAt ? formatDateTime(sentAt, language) : ''),
      },
      { head: (t) => t.consoleMails.tries, cell: ({ tries }) => String(tries) },
      { head: (t) => t.consoleMails.error, cell: ({ lastError }) => lastError ?? '' },
      {
        head: (t) => t.consoleMails.language,
        cell: ({ language }, t) => t.consoleMails.languages[language],
      },
    ],
  }),
  people: defineTable({
    permission: 'activity.read',
    input: listPeopleSchema,
    list: listPeople,
    columns: [
      { head: (t) => t.consoleActivities.name, cell: ({ name }) => name },
      { head: (t) => t.consoleActivities.email, cell: ({ email }) => email },
      { head: (t) => t.consoleActivities.state, cell: toSeat },
      {
        head: (t) => t.consoleActivities.cameTime,
        cell: ({ checkedInAt }, _, language) =>
          checkedInAt ? formatDateTime(checkedInAt, language) : '',
      },
    ],
  }),
  acts: defineTable({
    permission: 'act.read',
    input: listActsSchema,
    list: listActs,
    columns: [
      {
        head: ({ consoleShell }) => consoleShell.acts.at,
        cell: ({ at }, _, language) => formatDateTime(at, language),
      },
      {
        head: ({ consoleShell }) => consoleShell.acts.operator,
        cell: ({ operator }, { consoleShell: { acts } }) =>
          operator ? operator.email || acts.deleted : acts.system,
      },
      {
        head: ({ consoleShell }) => consoleShell.acts.kind,
        cell: ({ kind }, { consoleShell: { acts } }) => acts.kinds[permissionText(kind)],
      },
      {
        head: ({ consoleShell }) => consoleShell.acts.subjectKind,
        cell: ({ subjectKind }, { consoleShell: { acts } }) => acts.subjects[subjectKind],
      },
      {
        head: ({ consoleShell }) => consoleShell.acts.subject,
        cell: ({ subjectKind, subject }, { consoleShell: { acts } }) =>
          subjectKind === 'table' && isExportedTable(subject) ? acts.tables[subject] : subject,
      },
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
