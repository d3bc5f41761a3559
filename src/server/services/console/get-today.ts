import { isBackupOld } from '~/domain/backup-age';
import { WORK_KINDS } from '~/domain/failed-work';
import { type Today, WAITING_KINDS } from '~/schemas/console';
import type { ServiceContext } from '~/server/context';
import { isUnavailable } from '~/server/database/unavailable';
import { log } from '~/server/telemetry/log.mjs';
import { readBackupAge } from '../backup/backup-age';
import { getLastBackup } from '../backup/queries';
import { isPermitted, requirePermission } from '../operator/permissions';
import { findLongFailing } from './long-failing';
import { WAITING } from './waiting';
import { findWeekGrants } from './week-grants';

/** Delay after which a pending job indicates that the worker, or a gateway, is stuck. */
const LATE_MS = 5 * 60_000;

/** Time without a beat after which the worker counts as gone. It beats every ten seconds, and readiness uses the
 *  same limit. */
const SILENT_MS = 60_000;

type Failure = Today['health']['failures'][number];

/** Waiting work as far as the actor's role may see it, and the state of the worker. A part that cannot be read is
 *  named, and the others are returned.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function getToday({ ctx }: { ctx: ServiceContext }): Promise<Today> {
  requirePermission({ ctx, input: 'today.read' });
  const kinds = WAITING_KINDS.filter((kind) =>
    isPermitted({ ctx, input: WAITING[kind].permission }),
  );
  const failed: Today['failed'] = [];
  const read = async <Part>(part: Today['failed'][number], asked: Promise<Part>) => {
    try {
      return await asked;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      failed.push(part);
      log.error({ part, error }, 'A part of Today could not be read; the others are shown.');
      return null;
    }
  };
  const [waiting, grants, health] = await Promise.all([
    Promise.all(
      kinds.map(async (kind) => ({ kind, found: await read(kind, WAITING[kind].find(ctx.db)) })),
    ),
    read('grants', findWeekGrants({ ctx })),
    getHealth({ ctx }),
  ]);
  return {
    waiting: waiting.flatMap(({ kind, found }) =>
      found && found.count > 0 ? [{ kind, ...found }] : [],
    ),
    grants,
    health,
    failed,
  };
}

async function getHealth({ ctx }: { ctx: ServiceContext }): Promise<Today['health']> {
  const { db, now } = ctx;
  const late = new Date(now().getTime() - LATE_MS);
  const toOverdue = (count: number, since: Date | null | undefined) => ({
    count,
    since: since ?? null,
  });
  const [
    mail,
    accountRequests,
    payments,
    refunds,
    invoices,
    beat,
    lastBackup,
    backupAge,
    failed,
    longFailing,
  ] = await Promise.all([
    db.outboxMessage.aggregate({
      where: { status: 'PENDING', nextTryAt: { lt: late } },
      _count: true,
      _min: { nextTryAt: true },
    }),
    db.accountRequest.aggregate({
      where: { nextTryAt: { lt: late } },
      _count: true,
      _min: { nextTryAt: true },
    }),
    db.payment.aggregate({
      where: { nextCheckAt: { lt: late } },
      _count: true,
      _min: { nextCheckAt: true },
    }),
    db.paymentRefund.aggregate({
      where: { status: 'PENDING', nextTryAt: { lt: late } },
      _count: true,
      _min: { nextTryAt: true },
    }),
    db.invoiceRequest.aggregate({
      where: { leaseUntil: { lt: late } },
      _count: true,
      _min: { leaseUntil: true },
    }),
    db.jobRun.findUnique({ where: { job: 'beat' } }),
    getLastBackup({ ctx }),
    readBackupAge(db),
    db.jobFailure.groupBy({ by: ['work'], _count: true, _min: { createdAt: true } }),
    findLongFailing(db),
  ]);
  return {
    mail: toOverdue(mail._count, mail._min.nextTryAt),
    accountRequests: toOverdue(accountRequests._count, accountRequests._min.nextTryAt),
    payments: toOverdue(payments._count, payments._min.nextCheckAt),
    refunds: toOverdue(refunds._count, refunds._min.nextTryAt),
    invoices: toOverdue(invoices._count, invoices._min.leaseUntil),
    failures: WORK_KINDS.flatMap<Failure>((work) => {
      const found = failed.find((one) => one.work === work);
      return found?._min.createdAt
        ? [{ work, count: found._count, since: found._min.createdAt }]
        : [];
    }).concat(longFailing),
    worker: beat && {
      beatAt: beat.ranAt,
      isSilent: now().getTime() - beat.ranAt.getTime() > SILENT_MS,
    },
    lastBackup: lastBackup && {
      takenAt: lastBackup.takenAt,
      isEncrypted: lastBackup.isEncrypted,
    },
    isBackupOld: isBackupOld(backupAge),
  };
}
