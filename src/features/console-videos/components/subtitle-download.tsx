'use client';
import { useEffect, useState } from 'react';
import { Button } from '~/components/ui/button';
import { writeVtt } from '~/domain/subtitles/write-vtt';
import type { SubtitleLanguage, VideoLine } from '~/domain/video-lines/video-line';
import { useScopedI18n } from '~/i18n/client';

interface SubtitleDownloadProps {
  /** The saved lines. */
  lines: readonly VideoLine[];
  language: SubtitleLanguage;
  slug: string;
}

const ENDINGS = { en: 'en', zh: 'zh-TW', both: 'en.zh-TW' } as const;

/** Downloads the saved subtitles as a WebVTT file, which can be uploaded again unchanged. */
export function SubtitleDownload({ lines, language, slug }: SubtitleDownloadProps) {
  const t = useScopedI18n('consoleVideos.file');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const texts = lines.map(({ startMs, endMs, en, zh }) => {
      const text = { en, zh, both: `${en}\n${zh}` }[language];
      return { startMs, endMs, text };
    });
    const made = URL.createObjectURL(new Blob([writeVtt(texts)], { type: 'text/vtt' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [lines, language]);
  return (
    <Button asChild variant="secondary" size="sm">
      <a href={address} download={`${slug}.${ENDINGS[language]}.vtt`}>
        {t(`downloads.${language}`)}
      </a>
    </Button>
  );
}
