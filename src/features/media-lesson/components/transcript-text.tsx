import { StaticHtml } from '~/components/static-html/static-html';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { formatDuration } from '~/lib/format-duration';
import type { Language } from '~/lib/language';
import type { MediaContent } from '~/schemas/media-lesson';

interface Props {
  content: MediaContent;
  language: Language;
}

/** The transcript as text alone, in the positions of its live lines (`TranscriptLine`). It is in the HTML
 *  for those who read before the lines are fetched, for search engines, and for browsers that run no
 *  scripts. */
export function TranscriptText({ content, language }: Props) {
  const { cues, study } = content;
  const speakers = new Map(study.speakers);
  const isDialogue = speakers.size > 1;
  return (
    <StaticHtml name="transcript">
      <ol {...LOOKED_UP_TEXT} className="transcript-text">
        {cues.map(({ startMs, speaker, en, zh }) => (
          <li key={startMs}>
            <small>{formatDuration(Math.floor(startMs / 1000))}</small>
            {isDialogue && speaker && (
              <strong>{speakers.get(speaker)?.[language] ?? speaker}</strong>
            )}
            <p lang="en">{en}</p>
            <p lang="zh-TW">{zh}</p>
          </li>
        ))}
      </ol>
    </StaticHtml>
  );
}
