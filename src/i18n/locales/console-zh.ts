import { consoleActivities } from './zh/console/activities';
import { consoleContent } from './zh/console/content';
import { consoleCoupons } from './zh/console/coupons';
import { consoleDiscrepancies } from './zh/console/discrepancies';
import { consoleFeeds } from './zh/console/feeds';
import { consoleGifts } from './zh/console/gifts';
import { consoleInvoices } from './zh/console/invoices';
import { consoleLegal } from './zh/console/legal';
import { consoleLetters } from './zh/console/letters';
import { consoleMails } from './zh/console/mails';
import { consoleMoney } from './zh/console/money';
import { consoleNews } from './zh/console/news';
import { consoleNumbers } from './zh/console/numbers';
import { consolePartners } from './zh/console/partners';
import { consolePeople } from './zh/console/people';
import { consolePrices } from './zh/console/prices';
import { consoleQuestions } from './zh/console/questions';
import { consoleRefunds } from './zh/console/refunds';
import { consoleShell } from './zh/console/shell';
import { consoleUnits } from './zh/console/units';
import { consoleVideos } from './zh/console/videos';
import { consoleVoiceLessons } from './zh/console/voice-lessons';

/** The texts of the console in this language, which only operators load. */
export default {
  consoleActivities,
  consoleContent,
  consoleCoupons,
  consoleDiscrepancies,
  consoleFeeds,
  consoleGifts,
  consoleInvoices,
  consoleLegal,
  consoleLetters,
  consoleMails,
  consoleMoney,
  consoleNews,
  consoleNumbers,
  consolePartners,
  consolePeople,
  consolePrices,
  consoleQuestions,
  consoleRefunds,
  consoleShell,
  consoleUnits,
  consoleVoiceLessons,
  consoleVideos,
} as const;
