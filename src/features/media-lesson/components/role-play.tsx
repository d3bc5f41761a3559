'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { MicIcon } from '~/components/ui/icons/microphone';
import { Phrases } from '~/components/ui/phrases';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { MediaContent } from '~/schemas/media-lesson';
import { roles, roleTurns } from '../voice/speaking-turns';
import { type Say, SpeakingRound } from './speaking-round';

interface Props {
  content: MediaContent;
  say: Say;
  onSound: () => void;
}

/** The conversation with one role for the learner; a story is spoken by the learner alone. */
export function RolePlay({ content, say, onSound }: Props) {
  const t = useScopedI18n('voice.page');
  const language = useLanguage();
  const [role, setRole] = useState<string | null>(null);
  const { cues, study } = content;
  const parts = roles(cues);
  const alone = parts.length === 1;
  const names = new Map(study.speakers);
  const getName = (speaker: string | null) =>
    (speaker && names.get(speaker)?.[language]) || (speaker ?? '');
  if (parts.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="role-play">
      <h3 id="role-play" className="text-xl">
        <Phrases>{alone ? t('tellIt') : t('play')}</Phrases>
      </h3>
      <p className="max-w-text text-soft">
        <Phrases>{alone ? t('tellLead') : t('playLead')}</Phrases>
      </p>
      {role === null ? (
        <div className="flex flex-wrap gap-3">
          {parts.map((part) => (
            <Button key={part} variant="secondary" icon={<MicIcon />} onClick={() => setRole(part)}>
              {alone ? t('tellIt') : t('playAs', { name: getName(part) })}
            </Button>
          ))}
        </div>
      ) : (
        <SpeakingRound
          key={role}
          turns={roleTurns(cues, role)}
          getName={getName}
          say={say}
          onSound={onSound}
          onClose={() => setRole(null)}
        />
      )}
    </section>
  );
}
