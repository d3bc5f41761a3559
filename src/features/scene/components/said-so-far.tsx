'use client';
import { Phrases } from '~/components/ui/phrases';
import { WordListButton } from '~/components/ui/word-list-button';
import type { GivenReply } from '~/domain/scene/scene-session';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { PlayedScene } from '~/schemas/scene';

interface Props {
  scene: PlayedScene;
  given: readonly GivenReply[];
  /** Whether to say of each reply how it was given. */
  withWays?: boolean;
}

/** The conversation as it went: the lines of the other people and the learner's replies. */
export function SaidSoFar({ scene, given, withWays = false }: Props) {
  const t = useScopedI18n('scene');
  const lookUp = useScopedI18n('lookUp');
  const language = useLanguage();
  return (
    <div {...LOOKED_UP_TEXT} className="grid gap-3">
      <ol className="grid gap-4">
        {given.map(({ turn: key, reply, by }) => {
          const turn = scene.turns[key]!;
          const { en, zh } = turn.replies[reply]!;
          return (
            <li key={key} className="grid gap-2">
              <p className="border-l-2 border-gold pl-3">
                <span className="text-sm text-soft">
                  {scene.people[turn.person]!.name[language]}
                </span>{' '}
                <span lang="en" className="font-english">
                  {turn.en}
                </span>
              </p>
              <div className="grid border-l-2 border-ink pl-3">
                <p>
                  <span className="text-sm text-soft">{t('you')}</span>{' '}
                  <span lang="en" className="font-english text-ink">
                    {en}
                  </span>{' '}
                  {withWays && by !== 'spoken' && (
                    <span className="text-sm text-soft">{t(`by.${by}`)}</span>
                  )}
                </p>
                <p lang="zh-TW" className="text-sm text-soft">
                  <Phrases>{zh}</Phrases>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <WordListButton label={lookUp('words')} />
    </div>
  );
}
