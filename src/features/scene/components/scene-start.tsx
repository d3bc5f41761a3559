'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { RadioGroup } from '~/components/ui/radio-group';
import { useSceneProgress } from '~/device/scene-progress';
import { ROUNDS, type Round } from '~/domain/scene/scene-session';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { PlayedScene } from '~/schemas/scene';
import type { LineSound } from '../use-line-sound';

interface Props {
  scene: PlayedScene;
  endings: readonly string[];
  source: LineSound['source'];
  onBegin: (round: Round) => void;
}

/** Before a conversation: the people, whether they can be heard, and the round. */
export function SceneStart({ scene, endings, source, onBegin }: Props) {
  const t = useScopedI18n('scene');
  const language = useLanguage();
  const progress = useSceneProgress(scene.slug, endings);
  const [chosen, setChosen] = useState<Round | null>(null);
  const round = chosen ?? progress.round;
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <h2 className="text-base">{t('with')}</h2>
        <ul>
          {Object.entries(scene.people).map(([key, { name, voice, accent }]) => (
            <li key={key}>
              <Phrases>
                {t('person', {
                  name: name[language],
                  variety: voice ? t(`variety.${voice.variety}`) : t(`accent.${accent}`),
                })}
              </Phrases>
            </li>
          ))}
        </ul>
      </div>
      {source !== 'clips' && (
        <p className="text-sm text-soft">
          <Phrases>{t(source === 'device' ? 'voiceless' : 'noVoice')}</Phrases>
        </p>
      )}
      <RadioGroup
        label={t('choose')}
        options={ROUNDS.map((value) => ({ value, label: t(`round.${value}`) }))}
        value={round}
        onChange={setChosen}
        stacked
      />
      {progress.endings.length > 0 && (
        <p className="figures text-sm text-soft">
          {t('found', { found: progress.endings.length, count: endings.length })}
        </p>
      )}
      <Button size="lg" onClick={() => onBegin(round)} className="justify-self-start max-sm:w-full">
        {t('start')}
      </Button>
    </div>
  );
}
