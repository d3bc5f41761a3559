import { consoleActivities } from './zh/console/activities';
import { consoleCoupons } from './zh/console/coupons';
import { consoleDiscrepancies } from './zh/console/discrepancies';
import { consoleInvoices } from './zh/console/invoices';
import { consoleLetters } from './zh/console/letters';
import { consoleMails } from './zh/console/mails';
import { consoleMoney } from './zh/console/money';
import { consoleNumbers } from './zh/console/numbers';
import { consolePeople } from './zh/console/people';
import { consolePrices } from './zh/console/prices';
import { consoleRefunds } from './zh/console/refunds';
import { consoleShell } from './zh/console/shell';
import { consoleUnits } from './zh/console/units';

/** The texts of the console in this language, which only operators load. */
export default {
  consoleActivities,
  consoleCoupons,
  consoleDiscrepancies,
  consoleInvoices,
  consoleLetters,
  consoleMails,
  consoleMoney,
  consoleNumbers,
  consolePeople,
  consolePrices,
  consoleRefunds,
  consoleShell,
  consoleUnits,
} as const;
