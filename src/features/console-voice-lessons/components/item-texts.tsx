'use client';
import { Fragment } from 'react';
import { Badge } from '~/components/ui/badge';
import type { useAudioClip } from '~/components/ui/use-audio-clip';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { OperatorVoiceLesson } from '~/schemas/operator-voice-lesson';
import type { VoicePart } from '~/schemas/voice-draft';
import { itemTexts, type VoiceItem } from '../item-values';
import { ClipPlay } from './clip-play';

interface ItemTextsProps {
  lesson: OperatorVoiceLesson;
  part: VoicePart;
  item: VoiceItem;
  audio: ReturnType<typeof useAudioClip>;
}

/** Parts whose items are heard. */
const SPOKEN: readonly VoicePart[] = ['transcript', 'vocabulary', 'tasks'];

/** The texts of an item with their level, and its clips. */
export function ItemTexts({ lesson, part, item, audio }: ItemTextsProps) {
  const t = useScopedI18n('consoleVoiceLessons');
  const language = useLanguage();
  const { content, grades, hardWords, texts, clips } = lesson;
  const [name, note] = itemTexts(part, item, language);
  const level = grades.get(item.id);
  const hard = hardWords.get(item.id) ?? [];
  const own = texts.filter(({ field }) => field === `${part}.${item.id}`);
  const speaker = content.speakers.find((one) => 'speaker' in item && one.id === item.speaker);
  return (
    <div className="grid min-w-0 grow basis-72 gap-1">
      {part === 'transcript' && (
        <p className="text-sm text-soft">{speaker?.name[language] ?? t('speakers.gone')}</p>
      )}
      <h3 className="wrap-anywhere">
        <span lang={name.lang} className="font-semibold">
          {name.text}
        </span>{' '}
        {level && <Badge tone={level === content.level ? 'good' : 'plain'}>{level}</Badge>}
      </h3>
      <p lang={note.lang} className="text-sm text-soft wrap-anywhere">
        {note.text}
      </p>
      {'sex' in item && (
        <p className="text-sm text-soft">
          {t(`speakers.accents.${item.accent}`)} · {t(`speakers.sexes.${item.sex}`)}
        </p>
      )}
      {hard.length > 0 && (
        <p className="text-sm text-soft">
          {t('part.hard', { words: hard.map((word) => `${word.text} ${word.level}`).join(' · ') })}
        </p>
      )}
      {SPOKEN.includes(part) && (
        <div className="figures grid">
          {own.map((of) => (
            <Fragment key={`${of.accent} ${of.text}`}>
              {part === 'tasks' && of.accent === 'US' && (
                <p lang="en" className="pt-2 text-sm wrap-anywhere">
                  {of.text}
                </p>
              )}
              <div className="max-sm:-ml-3">
                <ClipPlay
                  lesson={lesson}
                  of={of}
                  audio={audio}
                  clip={clips.find(
                    ({ field, accent, text }) =>
                      field === of.field && accent === of.accent && text === of.text,
                  )}
                />
              </div>
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
}
