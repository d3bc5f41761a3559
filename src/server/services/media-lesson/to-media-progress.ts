import type { MediaProgress, PlayedRange } from '~/schemas/media-lesson';
import type { MediaProgress as Row } from '~/server/prisma-client/client';

/** Converts a progress row into its view. */
export function toMediaProgress(row: Row): MediaProgress {
  return {
    positionMs: row.positionMs,
    heard: row.heard as PlayedRange[],
    percent: row.percent,
    completedAt: row.completedAt,
    kept: row.removedAt === null,
  };
}
