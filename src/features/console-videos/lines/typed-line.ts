import { findTimeFaults } from '~/domain/subtitles/find-time-faults';
import { formatTime, parseTime } from '~/domain/subtitles/parse-times';
import { MAX_LINE_LENGTH, type TimeFault } from '~/domain/subtitles/subtitle-file';
import type { VideoLine } from '~/domain/video-lines/video-line';
import { newUuid } from '~/lib/new-uuid';

/** A line with its input: its times may be any text. */
export interface TypedLine {
  key: string;
  start: string;
  end: string;
  en: string;
  zh: string;
  /** Words of the saved English without a known pronunciation; none once it has been changed. */
  unknownWords: readonly string[];
}

export type LineField = 'start' | 'end' | 'en' | 'zh';

/** The fault that prevents saving a field. */
export interface LineFault {
  key: string;
  field: LineField;
  fault: TimeFault | 'required' | 'time' | 'tooLong';
}

/** A line for the editor. @param key the same for the same line of one version */
export function toTypedLine(
  { startMs, endMs, en, zh }: VideoLine,
  key = newUuid(),
  unknownWords: readonly string[] = [],
): TypedLine {
  return { key, start: formatTime(startMs), end: formatTime(endMs), en, zh, unknownWords };
}

/** The edited lines; null while a time cannot be read. */
export function readTypedLines(typed: readonly TypedLine[]): VideoLine[] | null {
  const lines = typed.flatMap(({ start, end, en, zh }) => {
    const [startMs, endMs] = [parseTime(start), parseTime(end)];
    if (startMs === null || endMs === null) return [];
    return [{ startMs, endMs, en: en.trim(), zh: zh.trim() }];
  });
  return lines.length === typed.length ? lines : null;
}

/** The faults that prevent saving the edited lines, in their order. @param durationMs length of the video */
export function findLineFaults(typed: readonly TypedLine[], durationMs: number): LineFault[] {
  const lines = readTypedLines(typed);
  const times = lines ? findTimeFaults(lines, durationMs) : [];
  return typed.flatMap(({ key, start, end, en, zh }, index): LineFault[] => {
    const found = times.find((time) => time.index === index);
    return [
      ...(parseTime(start) === null ? [{ key, field: 'start', fault: 'time' } as const] : []),
      ...(parseTime(end) === null ? [{ key, field: 'end', fault: 'time' } as const] : []),
      ...(found ? [{ key, field: fieldOf(found.fault), fault: found.fault }] : []),
      ...textFaults(key, 'en', en),
      ...textFaults(key, 'zh', zh),
    ];
  });
}

function textFaults(key: string, field: 'en' | 'zh', text: string): LineFault[] {
  const length = text.trim().length;
  if (length === 0) return [{ key, field, fault: 'required' }];
  return length > MAX_LINE_LENGTH ? [{ key, field, fault: 'tooLong' }] : [];
}

const fieldOf = (fault: TimeFault): LineField =>
  fault === 'tooShort' || fault === 'beyondEnd' ? 'end' : 'start';
