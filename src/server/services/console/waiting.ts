import { invoiceDeadline, refundDeadline } from '~/domain/operator/deadline';
import type { Permission } from '~/domain/permissions';
import type { Waiting, WaitingKind } from '~/schemas/console';
import { OPEN_INVOICES } from '~/schemas/operator-invoice';
import type { RequestedLine } from '~/schemas/refund';
import type { Database, Prisma } from '~/server/db';
import { findByDueDay } from '../invoice/find-by-due-day';
import { findLeavingOperators } from './leaving-operators';
import { findUnitDrafts, findUnpublished, findVoiceDrafts, SHOWN } from './waiting-drafts';

interface WaitingQuery {
  permission: Permission;
  find: (db: Database) => Promise<Omit<Waiting, 'kind'>>;
}

const INVOICE_TODO = {
  status: { in: [...OPEN_INVOICES] },
} satisfies Prisma.InvoiceWhereInput;

/** A kind of waiting work: its permission and its query. */
export const WAITING: Record<WaitingKind, WaitingQuery> = {
  refund: {
    permission: 'refund.read',
    find: async (db) => {
      const where = { status: 'REQUESTED' } as const;
      const found = await db.refundRequest.findMany({
        where,
        orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }],
        include: { order: { select: { number: true } } },
        take: SHOWN,
      });
      const items = found.map(({ id, order, requestedAt, lines }) => {
        const rules = (lines as RequestedLine[]).map(({ rule }) => rule);
        const dueAt = refundDeadline(requestedAt, rules);
        return { id, label: order.number, since: requestedAt, dueAt };
      });
      return { count: await db.refundRequest.count({ where }), items };
    },
  },
  invoice: {
    permission: 'invoice.read',
    find: async (db) => {
      const first = await findByDueDay(db, {
        statuses: OPEN_INVOICES,
        numbers: null,
        order: 'asc',
        take: SHOWN,
      });
      const ids = first.map(({ id }) => id);
      const found = await db.invoice.findMany({
        where: { orderId: { in: ids } },
        include: { order: { select: { number: true, paidAt: true } } },
      });
      found.sort((a, b) => ids.indexOf(a.orderId) - ids.indexOf(b.orderId));
      const items = found.map(({ orderId, order, status, issuedAt, createdAt }) => ({
        id: orderId,
        label: order.number,
        since: order.paidAt ?? createdAt,
        dueAt: invoiceDeadline({ status, issuedAt, paidAt: order.paidAt }),
      }));
      return { count: await db.invoice.count({ where: INVOICE_TODO }), items };
    },
  },
  discrepancy: {
    permission: 'discrepancy.read',
    find: async (db) => {
      const where = { resolvedAt: null };
      const found = await db.discrepancy.findMany({
        where,
        orderBy: [{ foundAt: 'asc' }, { id: 'asc' }],
        include: { order: { select: { number: true } } },
        take: SHOWN,
      });
      const items = found.map(({ id, order, foundAt }) => ({
        id,
        label: order.number,
        since: foundAt,
        dueAt: null,
      }));
      return { count: await db.discrepancy.count({ where }), items };
    },
  },
  letter: {
    permission: 'letter.read',
    find: async (db) => {
      const where = { repliedAt: null };
      const found = await db.contactMessage.findMany({
        where,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: SHOWN,
      });
      const items = found.map(({ id, name, createdAt }) => ({
        id,
        label: name,
        since: createdAt,
        dueAt: null,
      }));
      return { count: await db.contactMessage.count({ where }), items };
    },
  },
  failedMail: {
    permission: 'mail.read',
    find: async (db) => {
      const where = { status: 'FAILED', resentAs: null } satisfies Prisma.OutboxMessageWhereInput;
      const found = await db.outboxMessage.findMany({
        where,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: SHOWN,
      });
      const items = found.map(({ id, template, createdAt }) => ({
        id,
        label: template,
        since: createdAt,
        dueAt: null,
      }));
      return { count: await db.outboxMessage.count({ where }), items };
    },
  },
  leavingOperator: { permission: 'role.set', find: findLeavingOperators },
  unpublished: { permission: 'unit.read', find: (db) => findUnpublished(db, 'UNIT') },
  unpublishedVoice: {
    permission: 'voiceLesson.read',
    find: (db) => findUnpublished(db, 'VOICE_LESSON'),
  },
  draftReady: { permission: 'unit.read', find: (db) => findUnitDrafts(db, 'ready') },
  failedClips: { permission: 'unit.read', find: (db) => findUnitDrafts(db, 'failedClips') },
  draft: { permission: 'unit.read', find: (db) => findUnitDrafts(db, 'open') },
  voiceReady: { permission: 'voiceLesson.read', find: (db) => findVoiceDrafts(db, 'ready') },
  failedRecording: {
    permission: 'voiceLesson.read',
    find: (db) => findVoiceDrafts(db, 'failedRecording'),
  },
  activityDraft: {
    permission: 'activity.edit',
    find: async (db) => {
      const where = { draft: true };
      const found = await db.activity.findMany({
        where,
        orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
        take: SHOWN,
      });
      const items = found.map(({ id, slug, titleZh, titleEn, createdAt }) => ({
        id,
        label: slug,
        title: { zh: titleZh, en: titleEn },
        since: createdAt,
        dueAt: null,
      }));
      return { count: await db.activity.count({ where }), items };
    },
  },
};
