import { consoleActivities } from './en/console/activities';
import { consoleLetters } from './en/console/letters';
import { consoleMoney } from './en/console/money';
import { consoleNumbers } from './en/console/numbers';
import { consolePeople } from './en/console/people';
import { consoleShell } from './en/console/shell';
import { consoleUnits } from './en/console/units';

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
