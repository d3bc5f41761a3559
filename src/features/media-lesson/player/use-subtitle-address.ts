'use client';
import { useEffect, useState } from 'react';
import { lingering, writeVtt } from '~/domain/subtitles/write-vtt';

interface SubtitleLine {
  startMs: number;
  endMs: number;
  en: string;
  zh: string;
}

/** Address of the subtitles of lines in one language, created in the page from the lines of the transcript, so that
 *  edits of these are included. Undefined until hydration and until the lines are loaded. */
export function useSubtitleAddress(
  lines: readonly SubtitleLine[],
  language: 'en' | 'zh',
): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (lines.length === 0) return;
    const vtt = writeVtt(lingering(lines).map((line) => ({ ...line, text: line[language] })));
    const made = URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [lines, language]);
  return address;
}
