/** Age from which the newest backup is too old, s: one is made every night, and may be late. The alert
 *  `ShuoyiBackupOld` has the same limit. */
export const MAX_BACKUP_AGE_S = 26 * 3600;

/** Whether a backup is overdue.
 *  @param seconds since the newest one; before the first one, since the creation of the database; null if unknown */
export const isBackupOld = (seconds: number | null): boolean =>
  seconds !== null && seconds > MAX_BACKUP_AGE_S;
