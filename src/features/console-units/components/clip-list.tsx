'use client';
import { useState } from 'react';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useAudioClip } from '~/components/ui/use-audio-clip';
import { Section } from '~/console/section';
import { ACCEPTED_CLIP_SCORE } from '~/domain/speech/accepted-clip-score';
import { useScopedI18n } from '~/i18n/client';
import type { ClipPlaceView, DraftLineView, OperatorDraft } from '~/schemas/operator-unit';
import { ClipPlace } from './clip-place';
import { DropRecordingDialog } from './drop-recording-dialog';
import { RecordDialog } from './record-dialog';

interface ClipListProps {
  draft: OperatorDraft;
  hasUnsaved: boolean;
}

/** A place of a line, by which it is found in a refetched draft. */
interface Target extends Pick<ClipPlaceView, 'accent' | 'sex'>, Pick<DraftLineView, 'field'> {
  act: 'record' | 'drop';
}

/** The clips of a draft: each text with its voices, their scores, and the button for an own recording. */
export function ClipList({ draft, hasUnsaved }: ClipListProps) {
  const t = useScopedI18n('consoleUnits.clips');
  const audio = useAudioClip();
  const [target, setTarget] = useState<Target | null>(null);
  const { lines, state } = draft;
  const hasClips = lines.some(({ places }) => places.some(({ clip }) => clip));
  const open = (act: Target['act'], { field }: DraftLineView, { accent, sex }: ClipPlaceView) => {
    audio.stop();
    setTarget({ act, field, accent, sex });
  };
  const line = lines.find(({ field }) => field === target?.field);
  const place = line?.places.find(
    ({ accent, sex }) => accent === target?.accent && sex === target.sex,
  );
  const shared = line && place && { draft, line, place, onClose: () => setTarget(null) };
  return (
    <Section title={t('title')}>
      <p className="text-soft">
        <Phrases>{hasClips ? t('text', { min: ACCEPTED_CLIP_SCORE }) : t('none')}</Phrases>
      </p>
      {audio.failed && <Notice tone="error">{t('failed')}</Notice>}
      <ul className="figures border-t border-line">
        {lines.map((one) => (
          <li
            key={one.field}
            className="grid gap-x-6 border-b border-line py-2 lg:grid-cols-[2fr_3fr]"
          >
            <span lang="en" className="min-w-0 py-2 font-semibold wrap-anywhere">
              {one.text}
            </span>
            <ul className="min-w-0 max-sm:-ml-3">
              {one.places.map((each) => (
                <ClipPlace
                  key={`${each.accent} ${each.sex}`}
                  text={one.text}
                  place={each}
                  audio={audio}
                  {...(state !== 'PUBLISHED' && {
                    acts: {
                      onRecord: () => open('record', one, each),
                      onDrop: () => open('drop', one, each),
                    },
                  })}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shared && target?.act === 'record' && (
        <RecordDialog key={line.text} {...shared} hasUnsaved={hasUnsaved} />
      )}
      {shared && target?.act === 'drop' && <DropRecordingDialog {...shared} />}
    </Section>
  );
}
