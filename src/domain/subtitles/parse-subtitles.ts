import { findTimeFaults } from './find-time-faults';
import { parseTimes } from './parse-times';
import { type SubtitleFormat, toPlainText } from './plain-text';
import {
  MAX_LINE_LENGTH,
  MAX_LINES,
  type SubtitleCue,
  type SubtitleFault,
  type SubtitleProblem,
} from './subtitle-file';
import { countsFromStream } from './timestamp-map';

/** Most problems that are reported at once. */
const MAX_PROBLEMS = 50;
/** Longest line that is parsed, in UTF-16 units: a text with its markup. */
const MAX_RAW_LENGTH = 2000;

/** Line and paragraph separators, control characters, halves of characters, and characters that change the
 *  direction of a text. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u2069]/u;

/** Reads a WebVTT or SRT file. A file with any problem is not used: nothing in it is guessed, left out or
 *  repaired.
 *  @param durationMs length of the recording
 *  @returns its cues, and its problems in the order of the file */
export function parseSubtitles(
  text: string,
  durationMs: number,
): { cues: SubtitleCue[]; problems: SubtitleProblem[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.every((line) => line.trim() === '')) return failed(1, 'empty');
  const isVtt = /^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '');
  const [head, ...others] = toBlocks(lines);
  const glued = isVtt ? head?.lines.findIndex((line) => line.includes('-->')) : -1;
  if (head && glued !== undefined && glued > 0) return failed(head.fileLine + glued, 'blankLine');
  const moved = isVtt ? head?.lines.findIndex(countsFromStream) : -1;
  if (head && moved !== undefined && moved > 0)
    return failed(head.fileLine + moved, 'timestampMap');
  const blocks = isVtt ? others.filter((block) => !isNoCue(block)) : head ? [head, ...others] : [];
  if (blocks.length === 0) return failed(1, 'empty');
  if (!isVtt && !blocks[0]?.lines.slice(0, 2).some((line) => line.includes('-->')))
    return failed(blocks[0]?.fileLine ?? 1, 'format');
  const cues: SubtitleCue[] = [];
  const problems: SubtitleProblem[] = [];
  for (const block of blocks) {
    const read = readCue(block, isVtt ? 'vtt' : 'srt');
    if ('fault' in read) problems.push(read);
    else cues.push(read);
    if (cues.length > MAX_LINES) return failed(block.fileLine, 'tooMany');
  }
  for (const { index, fault } of findTimeFaults(cues, durationMs))
    problems.push({ fileLine: cues[index]?.fileLine ?? 1, fault });
  problems.sort((a, b) => a.fileLine - b.fileLine);
  return { cues, problems: problems.slice(0, MAX_PROBLEMS) };
}

const failed = (fileLine: number, fault: SubtitleFault) => ({
  cues: [],
  problems: [{ fileLine, fault }],
});

/** Lines between blank ones. */
interface Block {
  lines: string[];
  /** Line number of the first of them in the file, from 1. */
  fileLine: number;
}

function toBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') open = null;
    else if (open) open.lines.push(line);
    else {
      open = { lines: [line], fileLine: index + 1 };
      blocks.push(open);
    }
  }
  return blocks;
}

/** A comment, a style or a region of a WebVTT file. */
function isNoCue({ lines }: Block): boolean {
  return /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(lines[0] ?? '');
}

function readCue(
  { lines, fileLine: first }: Block,
  format: SubtitleFormat,
): SubtitleCue | SubtitleProblem {
  // A cue's number or name may precede its times.
  const at = lines[0]?.includes('-->') ? 0 : 1;
  const fileLine = first + at;
  const raw = lines.slice(at + 1);
  const problemAt = (index: number, fault: SubtitleFault) => ({
    fileLine: fileLine + index,
    fault,
  });
  const long = lines.findIndex((line) => line.length > MAX_RAW_LENGTH);
  if (long >= 0) return { fileLine: first + long, fault: 'textTooLong' };
  const times = parseTimes(lines[at] ?? '');
  if (!times) return { fileLine: at < lines.length ? fileLine : first, fault: 'times' };
  const joined = raw.findIndex((line) => line.includes('-->'));
  if (joined >= 0) return problemAt(joined + 1, 'blankLine');
  const plain = raw.map((line) => toPlainText(line, format));
  // A reference can stand for such a character, too.
  const odd = raw.findIndex((line, index) =>
    [line.replaceAll('\t', ' '), plain[index]!.text].some((text) => UNPRINTABLE.test(text)),
  );
  if (odd >= 0) return problemAt(odd + 1, 'unprintable');
  for (const [index, { fault }] of plain.entries()) if (fault) return problemAt(index + 1, fault);
  const texts = plain.map(({ text }) => text).filter((line) => line !== '');
  if (texts.length === 0) return problemAt(0, 'noText');
  if (texts.join(' ').length > MAX_LINE_LENGTH) return problemAt(1, 'textTooLong');
  return { ...times, texts, fileLine };
}
