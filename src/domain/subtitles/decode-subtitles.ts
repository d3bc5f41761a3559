import { MAX_SUBTITLE_BYTES, type SubtitleProblem } from './subtitle-file';

/** The text of a subtitle file in UTF-8, or in UTF-16 with a byte order mark. Any other encoding, such as Big5,
 *  is reported as a problem of the first unreadable line: a wrong guess would be shown to learners. */
export function decodeSubtitles(
  bytes: Uint8Array<ArrayBuffer>,
): { text: string } | { problem: SubtitleProblem } {
  if (bytes.byteLength > MAX_SUBTITLE_BYTES) return { problem: { fileLine: 1, fault: 'tooLarge' } };
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    const [readable = ''] = new TextDecoder(encoding).decode(bytes).split('\uFFFD', 1);
    return { problem: { fileLine: readable.split(/\r\n?|\n/).length, fault: 'encoding' } };
  }
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
