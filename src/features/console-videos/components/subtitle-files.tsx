'use client';
import { useRef, useState } from 'react';
import { FileButton } from '~/components/ui/file-button';
import { Notice } from '~/components/ui/notice';
import { SelectField } from '~/components/ui/select-field';
import type { SubtitleLanguage, VideoLine } from '~/domain/video-lines/video-line';
import { useScopedI18n } from '~/i18n/client';
import type { OperatorVideo } from '~/schemas/operator-video';
import { type ReadFile, readSubtitleFile } from '../lines/read-subtitle-file';
import { FilePreview } from './file-preview';
import { FileProblems } from './file-problems';
import { SubtitleDownload } from './subtitle-download';

const LANGUAGES = ['en', 'zh', 'both'] as const;

interface SubtitleFilesProps {
  video: OperatorVideo;
  /** The lines as they are typed; null while a time cannot be read. */
  present: readonly VideoLine[] | null;
  onUse: (lines: VideoLine[]) => void;
}

/** The subtitles as files: the present ones to keep, and another one that replaces all lines, after a preview. */
export function SubtitleFiles({ video, present, onUse }: SubtitleFilesProps) {
  const t = useScopedI18n('consoleVideos.file');
  const [language, setLanguage] = useState<SubtitleLanguage>('en');
  const [file, setFile] = useState<ReadFile | null>(null);
  const [isUsed, setUsed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { slug, lines, durationMs } = video;
  const close = () => {
    setFile(null);
    button.current?.focus();
  };
  const read = async (chosen: File) => {
    setUsed(false);
    setFile(await readSubtitleFile(chosen, durationMs));
  };
  return (
    <details className="disclosure">
      <summary>{t('title')}</summary>
      <div className="grid gap-4">
        <p className="text-sm font-semibold">{t('download')}</p>
        <div className="flex flex-wrap gap-3">
          {LANGUAGES.map((of) => (
            <SubtitleDownload key={of} lines={lines} language={of} slug={slug} />
          ))}
        </div>
        <p className="text-sm font-semibold">{t('replace')}</p>
        <p className="text-sm text-soft">{t('lead')}</p>
        <SelectField
          label={t('language')}
          name="language"
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setLanguage(LANGUAGES.find((one) => one === value) ?? 'en')
          }
        />
        <div>
          <FileButton
            label={t('choose')}
            name={t('of')}
            accept=".vtt,.srt,text/vtt"
            disabled={!present}
            ref={button}
            onFile={read}
          />
        </div>
        {!present && <p className="text-sm text-soft">{t('blocked')}</p>}
        {isUsed && <Notice tone="good">{t('used')}</Notice>}
        {file?.kind === 'unreadable' && <Notice tone="error">{t('unreadable')}</Notice>}
        {file?.kind === 'refused' && (
          <FileProblems problems={file.problems} durationMs={durationMs} />
        )}
        {file?.kind === 'read' && present && (
          <FilePreview
            cues={file.cues}
            present={present}
            language={language}
            durationMs={durationMs}
            onUse={(used) => {
              onUse(used);
              setUsed(true);
              close();
            }}
            onLeave={close}
          />
        )}
      </div>
    </details>
  );
}
