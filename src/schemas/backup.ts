import { z } from 'zod';

/** A backup that was made. */
export const backupSchema = z.object({
  /** The moment whose rows it holds. */
  takenAt: z.date(),
  /** Size of the file. */
  bytes: z.number().int().positive(),
  rows: z.number().int().min(0),
  isEncrypted: z.boolean(),
  /** Whether the file was read again after it was written. */
  isChecked: z.boolean(),
});
export type BackupView = z.infer<typeof backupSchema>;
