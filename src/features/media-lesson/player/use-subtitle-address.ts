'use client';
import { useEffect, useState } from 'react';
import { lingering, writeVtt } from '~/domain/subtitles/write-vtt';

interface SubtitleLine {
  startMs: number;
  endMs: number;
  en: string;
  zh: string;
}

/** Address of the subtitles of lines in one language, made in the page: they say what its transcript says, whoever has
 *  edited it. Undefined until the page has its scripts and the lines. */
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
