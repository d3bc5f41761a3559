'use client';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { ItemPractice } from '../player/use-item-practice';
import { SpokenText } from './spoken-text';

interface Props {
  practice: ItemPractice;
  /** Shows no English before the answer. */
  hidden: boolean;
}

/** The words on the page: the one English line, what it means, and nothing else. */
export function ItemSheet({ practice, hidden }: Props) {
  const { item, accent, judgement } = practice;
  const t = useScopedI18n('lesson');
  const language = useLanguage();
  const isWord = item.kind === 'WORD';
  const ipa = accent === 'US' ? item.ipa?.us : item.ipa?.gb;
  const part = PARTS.find((one) => one === item.partOfSpeech);
  return (
    <div className="grid w-full max-w-[46rem] justify-items-center gap-4 text-center">
      <h1 className="kicker font-sans">
        {t(`kind.${item.kind}`)} <span className="figures">{item.position}</span>
      </h1>
      <SpokenText
        words={item.reference.map((word) => word.text)}
        size={isWord ? 'word' : 'sentence'}
        hidden={hidden}
        judged={judgement?.words ?? null}
        typed={judgement?.mode === 'TYPE'}
        heardCue={practice.player.cue}
        opened={practice.opened?.at ?? null}
        onWord={practice.touchWord}
      />
      {isWord && !hidden && (
        <p className="-mt-2 text-soft">
          {ipa && <span className="font-ipa text-lg">/{ipa}/</span>}
          {part && <span className="ml-3">{t(`partOfSpeech.${part}`)}</span>}
        </p>
      )}
      <p
        lang="zh-TW"
        className={classNames(language === 'zh' ? 'text-text' : 'text-soft', isWord && 'text-lg')}
      >
        {item.translation}
      </p>
      {isWord && !hidden && item.example && (
        <div className="mt-2 border-t border-line pt-4 text-sm text-soft">
          <p lang="en" className="font-english text-base">
            {item.example}
          </p>
          <p lang="zh-TW">{item.exampleTranslation}</p>
        </div>
      )}
    </div>
  );
}

const PARTS = ['noun', 'verb', 'adjective', 'adverb'] as const;
