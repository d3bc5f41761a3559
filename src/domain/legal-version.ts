/** Whether a version was in force, is, or will be. */
export type LegalState = 'EARLIER' | 'IN_FORCE' | 'LATER';

/** The state of a version of a legal text on a day: the newest version whose day has begun is in force.
 *  @param version its day, as in `versions`, which begin with the newest */
export function legalState(
  version: string,
  versions: readonly string[],
  today: string,
): LegalState {
  if (version > today) return 'LATER';
  return version === versions.find((day) => day <= today) ? 'IN_FORCE' : 'EARLIER';
}
