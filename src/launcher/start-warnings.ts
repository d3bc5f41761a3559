import { SETTING_NAMES } from '~/env';
import { editDistance } from '~/lib/edit-distance';
import { poolOfProcess } from './shares';

type Source = Record<string, string | undefined>;

/** Settings that only the launcher reads. */
const LAUNCHER_NAMES = ['PORT', 'WEB_PROCESS'];

/** Names that other programs define, even if they resemble ours. */
const OF_OTHERS = /^(?:OTEL|NODE|NPM|POSTGRES|PG)_?/i;

/** Shorter names resemble too many others. */
const MIN_LENGTH = 6;

/** Warnings at the start of a server or a worker about settings that are accepted but perhaps unintended: a
 *  name that resembles that of a setting, mails that reach nobody, and more connections than configured.
 *  @param webProcesses none for a worker */
export function startWarnings(source: Source, webProcesses: number | null): string[] {
  return [
    ...mistypedNames(source).map(
      ([given, meant]) => `${given} is no setting and does nothing. Is ${meant} meant?`,
    ),
    ...(source.DATABASE_URL && !source.SMTP_URL
      ? ['SMTP_URL is not set: no mail leaves, each is written as a file into DATA_DIR/mail.']
      : []),
    ...(webProcesses === null ? [] : poolWarning(source.DATABASE_POOL, webProcesses)),
  ];
}

/** Names in the environment, each with the setting that it resembles. */
function mistypedNames(source: Source): [given: string, meant: string][] {
  const known = new Set([...SETTING_NAMES, ...LAUNCHER_NAMES]);
  return Object.entries(source).flatMap(([given, value]): [string, string][] => {
    if (!value || known.has(given) || OF_OTHERS.test(given)) return [];
    const meant = SETTING_NAMES.find((name) => isNear(given.toUpperCase(), name));
    return meant ? [[given, meant]] : [];
  });
}

/** Whether a name is another one with a letter or two changed, or in the singular. */
function isNear(given: string, name: string): boolean {
  if (name.length < MIN_LENGTH || Math.abs(given.length - name.length) > 2) return false;
  const distance = editDistance(toSingular(given), toSingular(name));
  return distance <= (name.length < 10 ? 1 : 2);
}

const toSingular = (name: string) => name.replace(/IES$/, 'Y').replace(/S$/, '');

function poolWarning(given: string | undefined, processes: number): string[] {
  const asked = Number(given);
  if (!given || !(asked > 0)) return [];
  const used = poolOfProcess(asked, processes) * processes;
  if (used <= asked) return [];
  return [
    `DATABASE_POOL is ${given}, and ${processes} web processes use ${used} connections. Lower WEB_PROCESSES to have fewer.`,
  ];
}
