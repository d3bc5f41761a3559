import { COMPLETE_PERCENT } from '~/domain/media-kinds';

/** The played part of a media lesson, 0–1; 1 once it counts as completed. */
export const toPlayedPart = (percent: number): number =>
  percent >= COMPLETE_PERCENT ? 1 : percent / 100;
