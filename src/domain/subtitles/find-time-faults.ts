import { MIN_LINE_MS, type TimeFault } from './subtitle-file';

interface Timed {
  startMs: number;
  endMs: number;
}

/** The faults in the times of lines, at most one for each line. A line may begin at the end of the previous one.
 *  @param durationMs length of the recording
 *  @returns faults by the index of their line */
export function findTimeFaults(
  lines: readonly Timed[],
  durationMs: number,
): { index: number; fault: TimeFault }[] {
  return lines.flatMap(({ startMs, endMs }, index) => {
    const before = lines[index - 1];
    const fault: TimeFault | null =
      endMs - startMs < MIN_LINE_MS
        ? 'tooShort'
        : before && startMs < before.startMs
          ? 'order'
          : before && startMs < before.endMs
            ? 'overlap'
            : endMs > durationMs
              ? 'beyondEnd'
              : null;
    return fault ? [{ index, fault }] : [];
  });
}
