'use client';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useSceneProgress } from '~/device/scene-progress';
import { nextRound, type SceneSession } from '~/domain/scene/scene-session';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { route } from '~/lib/routes';
import type { PlayedEnding, PlayedScene } from '~/schemas/scene';
import type { LineSound } from '../use-line-sound';
import { NextAfterScene } from './next-after-scene';
import { PersonLine } from './person-line';
import { SaidSoFar } from './said-so-far';

interface Props {
  scene: PlayedScene;
  /** Keys of all endings. */
  endings: readonly string[];
  session: SceneSession;
  ending: PlayedEnding;
  sound: LineSound;
  onBegin: (round: SceneSession['round']) => void;
}

/** The end of a conversation: the last line, what has come of it, what was said, and the ways on. */
export function SceneEnd({ scene, endings, session, ending, sound, onBegin }: Props) {
  const t = useScopedI18n('scene');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { endings: found } = useSceneProgress(scene.slug, endings);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const left = endings.length - found.length;
  const next = nextRound(session.round);
  return (
    <section aria-labelledby="scene-end" className="grid gap-6">
      <div {...LOOKED_UP_TEXT}>
        <PersonLine line={ending} person={scene.people[ending.person]!} sound={sound} />
      </div>
      <div className="grid gap-2 border-y border-line py-5">
        <p className="kicker">{t('end')}</p>
        <h2 id="scene-end" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          <Phrases>{ending.title[language]}</Phrases>
        </h2>
        <p className="max-w-text">
          <Phrases>{ending.text[language]}</Phrases>
        </p>
        <p className="figures text-sm text-soft">
          <Phrases>{left > 0 ? t('otherEndings', { count: left }) : t('allEndings')}</Phrases>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {next && next !== 'shown' && (
          <Button onClick={() => onBegin(next)} className="max-sm:w-full">
            {t(`next.${next}`)}
          </Button>
        )}
        <Button
          variant={next ? 'secondary' : 'primary'}
          onClick={() => onBegin(session.round)}
          className="max-sm:w-full"
        >
          {t('again')}
        </Button>
        <Button asChild variant="quiet" className="max-sm:w-full">
          <Link href={localePath(language, route('course-scene'))}>{t('back')}</Link>
        </Button>
      </div>
      <NextAfterScene />
      <div className="grid gap-3">
        <h3 className="text-lg">{t('said')}</h3>
        <SaidSoFar scene={scene} given={session.given} withWays />
      </div>
      <p className="text-sm text-soft">
        <Phrases>{t('note')}</Phrases>
      </p>
    </section>
  );
}
