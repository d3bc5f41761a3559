'use client';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useAudioClip } from '~/components/ui/use-audio-clip';
import { Section } from '~/console/section';
import { ACCEPTED_CLIP_SCORE } from '~/domain/speech/accepted-clip-score';
import { useScopedI18n } from '~/i18n/client';
import type { DraftClipRow } from '~/schemas/operator-unit';
import { ClipButton } from './clip-button';

/** The clips that have been made of a draft so far: each text once, with its voices and their scores. */
export function ClipList({ clips }: { clips: readonly DraftClipRow[] }) {
  const t = useScopedI18n('consoleUnits.clips');
  const audio = useAudioClip();
  return (
    <Section title={t('title')}>
      <p className="text-soft">
        <Phrases>
          {clips.length === 0 ? t('none') : t('text', { min: ACCEPTED_CLIP_SCORE })}
        </Phrases>
      </p>
      {audio.failed && <Notice tone="error">{t('failed')}</Notice>}
      {clips.length > 0 && (
        <ul className="figures border-t border-line">
          {toTexts(clips).map(({ text, field, voices }) => (
            <li
              key={`${field} ${text}`}
              className="grid items-center gap-x-6 border-b border-line py-2 lg:grid-cols-2"
            >
              <span className="min-w-0 wrap-anywhere">
                <span lang="en">{text}</span>
                {field === null && <span className="text-sm text-soft"> {t('stale')}</span>}
              </span>
              <span className="grid grid-cols-2 gap-x-4 max-sm:-ml-3">
                {voices.map((clip) => (
                  <ClipButton key={clip.url} clip={clip} audio={audio} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface SpokenText extends Pick<DraftClipRow, 'text' | 'field'> {
  voices: DraftClipRow[];
}

/** The clips by what they say, in their order. */
function toTexts(clips: readonly DraftClipRow[]): SpokenText[] {
  const texts: SpokenText[] = [];
  for (const clip of clips) {
    const { text, field } = clip;
    const last = texts.at(-1);
    if (last && last.field === field && last.text === text) last.voices.push(clip);
    else texts.push({ text, field, voices: [clip] });
  }
  return texts;
}
