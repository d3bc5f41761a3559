import { consoleActivities } from './en/console/activities';
import { consoleContent } from './en/console/content';
import { consoleCoupons } from './en/console/coupons';
import { consoleDiscrepancies } from './en/console/discrepancies';
import { consoleFeeds } from './en/console/feeds';
import { consoleGifts } from './en/console/gifts';
import { consoleInvoices } from './en/console/invoices';
import { consoleLegal } from './en/console/legal';
import { consoleLetters } from './en/console/letters';
import { consoleMails } from './en/console/mails';
import { consoleMoney } from './en/console/money';
import { consoleNews } from './en/console/news';
import { consoleNumbers } from './en/console/numbers';
import { consolePartners } from './en/console/partners';
import { consolePeople } from './en/console/people';
import { consolePrices } from './en/console/prices';
import { consoleQuestions } from './en/console/questions';
import { consoleRefunds } from './en/console/refunds';
import { consoleShell } from './en/console/shell';
import { consoleUnits } from './en/console/units';
import { consoleVideos } from './en/console/videos';
import { consoleVoiceLessons } from './en/console/voice-lessons';

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
