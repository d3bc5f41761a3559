'use client';
import { useEffect, useRef, useState } from 'react';
import { useChineseVoice } from '~/audio/use-chinese-voice';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { EyeIcon } from '~/components/ui/icons/password';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { TextAreaField } from '~/components/ui/text-area-field';
import { useScopedI18n } from '~/i18n/client';
import type { LessonItem } from '~/schemas/lesson';
import { SecondaryAction } from '../secondary-action';

interface Props {
  passage: readonly LessonItem[];
  notes: string;
  onNotes: (notes: string) => void;
  onStart: () => void;
  onLeave: () => void;
}

const MAX_NOTES = 2000;

/** The Chinese of a passage beside the notes. Where the device has a voice of Taiwan it can be heard instead of read. */
export function ChinesePassage({ passage, notes, onNotes, onStart, onLeave }: Props) {
  const t = useScopedI18n('consecutive');
  const voice = useChineseVoice();
  const [isCovered, setCovered] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const hidden = isCovered && voice.isThere;
  return (
    <main className="column grid max-w-[960px] flex-1 content-start gap-6 py-8">
      <header className="grid gap-2">
        <p className="kicker figures">{t('passage', { count: passage.length })}</p>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          <Phrases>{t('title')}</Phrases>
        </h1>
        <p className="max-w-text">
          <Phrases>{t('lead')}</Phrases>
        </p>
      </header>
      <div className="grid items-start gap-6 md:grid-cols-2 md:gap-8">
        <section aria-label={t('chinese')} className="grid gap-3">
          {hidden ? (
            <p className="text-soft">
              <Phrases>{t('covered')}</Phrases>
            </p>
          ) : (
            <ol lang="zh-TW" className="grid border-t border-line">
              {passage.map(({ id, translation }) => (
                <li key={id} className="border-b border-line py-3 text-lg">
                  {translation}
                </li>
              ))}
            </ol>
          )}
          {voice.isThere && (
            <div className="-mx-2.5 flex flex-wrap">
              <SecondaryAction
                icon={voice.isReading ? <StopIcon /> : <SpeakerIcon />}
                onClick={() => voice.toggle(passage.map((item) => item.translation).join(''))}
              >
                {voice.isReading ? t('stop') : t('hear')}
              </SecondaryAction>
              <SecondaryAction icon={<EyeIcon />} onClick={() => setCovered(!isCovered)}>
                {t(isCovered ? 'show' : 'cover')}
              </SecondaryAction>
            </div>
          )}
        </section>
        <TextAreaField
          name="notes"
          label={t('notes')}
          hint={t('notesHint')}
          value={notes}
          onChange={(event) => onNotes(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_NOTES}
        />
      </div>
      <div className="grid justify-items-start gap-2">
        <Button
          size="lg"
          icon={<ArrowRightIcon />}
          onClick={() => {
            voice.stop();
            onStart();
          }}
        >
          {t('start')}
        </Button>
        <p className="text-sm text-soft">
          <Phrases>{t('practiceNote')}</Phrases>
        </p>
        <button type="button" className="link min-h-11" onClick={onLeave}>
          {t('back')}
        </button>
      </div>
    </main>
  );
}
