/** The service tests that the core runs on the embedded database as well as on PostgreSQL: those about databases,
 *  limits, backup, what the launcher starts, and races for money. The others run on it in the extended suite. */
export const EMBEDDED_TESTS = [
  'src/operate/backup/backup-command.test.ts',
  'src/operate/restore/drill.test.ts',
  'src/server/auth/merge-at-login.test.ts',
  'src/server/database/failover.test.ts',
  'src/server/database/limits.test.ts',
  'src/server/database/roles.test.ts',
  'src/server/database/statement.test.ts',
  'src/server/jobs/worker-process.test.ts',
  'src/server/monitoring/readiness.test.ts',
  'src/server/page-cache/page-cache.test.ts',
  'src/server/services/audit/append-only.test.ts',
  'src/server/services/backup/backup.test.ts',
  'src/server/services/cart/cart.test.ts',
  'src/server/services/checkout/checkout.test.ts',
  'src/server/services/coupon/coupon.test.ts',
  'src/server/services/gift/gift.test.ts',
  'src/server/services/payment/crash.test.ts',
  'src/server/services/payment/settle-payment.test.ts',
  'src/server/services/payment/webhook-storm.test.ts',
  'src/server/services/refund/refund-order.test.ts',
  'src/server/services/refund/refund.test.ts',
  'src/server/throttle/consume-rate-limit.test.ts',
  'src/server/transaction.test.ts',
  'src/test/database.test.ts',
  'src/test/migration-lock.test.ts',
  'src/test/migration.test.ts',
  'src/test/unavailable-database.test.ts',
];

/** The service tests whose results do not depend on the database: they test access to calls and the limits of
 *  inputs. */
export const SAME_ON_ALL_DATABASES = ['src/test/matrix/matrix.test.ts'];
