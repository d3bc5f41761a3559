import { consoleActivities } from './en/console/activities';
import { consoleCoupons } from './en/console/coupons';
import { consoleDiscrepancies } from './en/console/discrepancies';
import { consoleInvoices } from './en/console/invoices';
import { consoleLetters } from './en/console/letters';
import { consoleMails } from './en/console/mails';
import { consoleMoney } from './en/console/money';
import { consoleNumbers } from './en/console/numbers';
import { consolePeople } from './en/console/people';
import { consolePrices } from './en/console/prices';
import { consoleRefunds } from './en/console/refunds';
import { consoleShell } from './en/console/shell';
import { consoleUnits } from './en/console/units';

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
