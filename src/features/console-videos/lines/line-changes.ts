import { formatTime, parseTime } from '~/domain/subtitles/parse-times';
import { mergeLines, splitLine } from '~/domain/video-lines/split-line';
import type { VideoLine } from '~/domain/video-lines/video-line';
import { newUuid } from '~/lib/new-uuid';
import { type LineField, type TypedLine, toTypedLine } from './typed-line';

/** A change of the lines. */
export type LineChange =
  | { kind: 'type'; key: string; field: LineField; value: string }
  /** `caret` is the place in the English where the line is split. */
  | { kind: 'split'; key: string; caret: number }
  | { kind: 'merge' | 'insert' | 'remove'; key: string }
  | { kind: 'replace'; lines: readonly VideoLine[] };

/** Length of a line that is added after the last one, ms. */
const NEW_LINE_MS = 2000;

/** Lines after a change. A time that cannot be read stays as it was typed, and values derived from it are empty. */
export function changeLines(lines: readonly TypedLine[], change: LineChange): TypedLine[] {
  if (change.kind === 'replace') return change.lines.map((line) => toTypedLine(line));
  const at = lines.findIndex(({ key }) => key === change.key);
  const line = lines[at];
  if (!line) return change.kind === 'insert' ? [firstLine()] : [...lines];
  const next = lines[at + 1];
  switch (change.kind) {
    case 'type':
      return lines.with(at, {
        ...line,
        [change.field]: change.value,
        ...(change.field === 'en' && { unknownWords: [] }),
      });
    case 'split':
      return lines.toSpliced(at, 1, ...splitTyped(line, change.caret));
    case 'merge':
      return next ? lines.toSpliced(at, 2, mergeTyped(line, next)) : [...lines];
    case 'insert':
      return lines.toSpliced(at + 1, 0, lineBetween(line, next));
    case 'remove':
      return lines.toSpliced(at, 1);
  }
}

const textsOf = ({ en, zh }: TypedLine) => ({ startMs: 0, endMs: 0, en, zh });

function splitTyped(line: TypedLine, caret: number): TypedLine[] {
  const [startMs, endMs] = [parseTime(line.start), parseTime(line.end)];
  const isTimed = startMs !== null && endMs !== null;
  const times = isTimed ? { startMs, endMs } : { startMs: 0, endMs: 0 };
  const [first, second] = splitLine({ ...textsOf(line), ...times }, caret);
  if (!second) return [line];
  const middle = isTimed ? formatTime(second.startMs) : '';
  const none = { unknownWords: [] };
  return [
    { ...line, ...none, en: first.en, zh: first.zh, end: middle },
    { ...none, key: newUuid(), start: middle, end: line.end, en: second.en, zh: second.zh },
  ];
}

function mergeTyped(line: TypedLine, next: TypedLine): TypedLine {
  const { en, zh } = mergeLines(textsOf(line), textsOf(next));
  return { ...line, end: next.end, en, zh, unknownWords: [] };
}

function lineBetween(line: TypedLine, next: TypedLine | undefined): TypedLine {
  const fromMs = parseTime(line.end);
  const end = next?.start ?? (fromMs === null ? '' : formatTime(fromMs + NEW_LINE_MS));
  return { key: newUuid(), start: line.end, end, en: '', zh: '', unknownWords: [] };
}

const firstLine = () => toTypedLine({ startMs: 0, endMs: NEW_LINE_MS, en: '', zh: '' });
