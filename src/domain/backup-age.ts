/** Age from which the newest backup is too old, s: one is made every night, and a night may be late. The alert
 *  `ShuoyiBackupOld` has the same limit. */
export const MAX_BACKUP_AGE_S = 26 * 3600;

/** Whether a backup should have been made meanwhile.
 *  @param seconds since the newest one; before the first one, since the database was made; null where nothing tells */
export const isBackupOld = (seconds: number | null): boolean =>
  seconds !== null && seconds > MAX_BACKUP_AGE_S;
