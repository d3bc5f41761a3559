'use client';
import { useSoundingText } from '~/lexicon/sounding-text';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { MediaCue } from '~/schemas/media-lesson';

interface Props {
  cue: MediaCue;
  /** Address of the recording. */
  src: string;
  /** Whether its translation is shown, too. */
  isBilingual: boolean;
}

/** The subtitle of a paused video as text of the page: the words of one that the browser draws cannot be tapped. */
export function PausedSubtitle({ cue, src, isBilingual }: Props) {
  const { en, zh, endMs, words } = cue;
  const text = useSoundingText({ clip: { path: src, durationMs: endMs, cues: words } });
  return (
    <div
      {...LOOKED_UP_TEXT}
      ref={text}
      className="pointer-events-none absolute inset-x-0 bottom-16 grid gap-1 px-4 text-center text-lg leading-snug"
    >
      <p lang="en">
        <span className="pointer-events-auto box-decoration-clone bg-veil/80 px-1 text-on-veil">
          {en}
        </span>
      </p>
      {isBilingual && (
        <p lang="zh-TW">
          <span className="box-decoration-clone bg-veil/80 px-1 text-on-veil">{zh}</span>
        </p>
      )}
    </div>
  );
}
