import { consoleActivities } from './zh/console/activities';
import { consoleLetters } from './zh/console/letters';
import { consoleMoney } from './zh/console/money';
import { consoleNumbers } from './zh/console/numbers';
import { consolePeople } from './zh/console/people';
import { consoleShell } from './zh/console/shell';
import { consoleUnits } from './zh/console/units';

/** The texts of the console in this language, which only operators load. */
export default {
  consoleActivities,
  consoleLetters,
  consoleMoney,
  consoleNumbers,
  consolePeople,
  consoleShell,
  consoleUnits,
} as const;
