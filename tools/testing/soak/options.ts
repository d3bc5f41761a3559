export interface SoakOptions {
  /** Duration of the load, seconds. */
  seconds: number;
  database: 'embedded' | 'postgres';
  /** Number of visits at a time. */
  lanes: number;
  slowClients: number;
  /** Data folder of the product; null: a new one. */
  data: string | null;
}

export const USAGE =
  'npm run soak -- [--minutes=60 | --seconds=N] [--database=embedded|postgres] [--lanes=4] [--slow=6] [--data=FOLDER]';

/** @param words of the command
 *  @throws Error with the command's usage */
export function readOptions(words: readonly string[]): SoakOptions {
  const given = new Map<string, string>();
  for (const word of words) {
    const [, name, value] = /^--(minutes|seconds|database|lanes|slow|data)=(.+)$/.exec(word) ?? [];
    if (name === undefined || value === undefined) throw new Error(USAGE);
    given.set(name, value);
  }
  const number = (name: string, otherwise: number, least: number) => {
    const value = Number(given.get(name) ?? otherwise);
    if (!(value >= least)) throw new Error(USAGE);
    return value;
  };
  const database = given.get('database') ?? 'embedded';
  if (database !== 'embedded' && database !== 'postgres') throw new Error(USAGE);
  return {
    seconds: given.has('seconds') ? number('seconds', 0, 5) : number('minutes', 60, 0.1) * 60,
    database,
    lanes: number('lanes', 4, 1),
    slowClients: number('slow', 6, 0),
    data: given.get('data') ?? null,
  };
}
