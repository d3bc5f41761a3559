import { consoleCoupons } from './zh/console/coupons';
import { consoleDiscrepancies } from './zh/console/discrepancies';
import { consoleInvoices } from './zh/console/invoices';
import { consoleMoney } from './zh/console/money';
import { consoleNumbers } from './zh/console/numbers';
import { consolePeople } from './zh/console/people';
import { consoleRefunds } from './zh/console/refunds';
import { consoleShell } from './zh/console/shell';
import { consoleUnits } from './zh/console/units';

/** The texts of the console in this language, which only operators load. */
export default {
  consoleCoupons,
  consoleDiscrepancies,
  consoleInvoices,
  consoleMoney,
  consoleNumbers,
  consolePeople,
  consoleRefunds,
  consoleShell,
  consoleUnits,
} as const;
