import { consoleMoney } from './en/console/money';
import { consoleNumbers } from './en/console/numbers';
import { consolePeople } from './en/console/people';
import { consoleShell } from './en/console/shell';
import { consoleUnits } from './en/console/units';

/** The texts of the console in this language, which only operators load. */
export default { consoleMoney, consoleNumbers, consolePeople, consoleShell, consoleUnits } as const;
