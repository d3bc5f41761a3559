'use client';
import { useEffect, useRef, useState } from 'react';
import { getSpan, modelClip } from '~/audio/playable-clip';
import type { Playback } from '~/audio/playback';
import type { Playing } from '~/audio/playing';
import { useOwnRecordingSource } from '~/audio/use-own-recording-source';
import { Button } from '~/components/ui/button';
import { RepeatIcon } from '~/components/ui/icons/playing';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { WordListButton } from '~/components/ui/word-list-button';
import { summariseShadowing } from '~/domain/shadowing';
import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { LessonItem } from '~/schemas/lesson';
import type { ShadowTake } from '../../player/use-shadowing';
import { PlaybackStatus } from '../playback-status';
import { ShadowRow } from './shadow-row';

interface Props {
  items: readonly LessonItem[];
  /** Indexes of all sentences of the passage. */
  sentences: readonly number[];
  accent: Accent;
  takes: Readonly<Record<number, ShadowTake>>;
  playback: Playback;
  now: Playing;
  rate: number;
  onStart: (indexes: readonly number[]) => void;
  onLeave: () => void;
}

/** Result of shadowing: the lag, the missing words, and both voices of each sentence. */
export function ShadowResult(props: Props) {
  const { items, sentences, accent, takes, playback, now, rate, onStart, onLeave } = props;
  const t = useScopedI18n('listening.shadow');
  const lookUp = useScopedI18n('lookUp');
  const heading = useRef<HTMLHeadingElement>(null);
  const [playing, setPlaying] = useState<number | null>(null);
  const toOwnClip = useOwnRecordingSource();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const said = sentences.filter((index) => takes[index]);
  const sum = summariseShadowing(said.map((index) => takes[index]!));
  const unclear = said.some((index) =>
    takes[index]!.words.some(({ status }) => status === 'again'),
  );
  const on = now.status !== 'idle';

  const hearBoth = (index: number) => {
    if (on && playing === index) return playback.stop();
    const { samples, spans } = takes[index]!;
    setPlaying(index);
    const own = toOwnClip(samples, spans, getSpan(spans));
    playback.play([modelClip(items[index]!.audio[accent]), own], { rate });
  };
  const start = (indexes: readonly number[]) => {
    playback.stop();
    onStart(indexes);
  };
  return (
    <main className="column grid max-w-[720px] flex-1 content-start gap-6 py-8">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        <Phrases>{t('resultTitle')}</Phrases>
      </h1>
      <div className="grid gap-4 border-y border-line py-5">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-soft">
              {sum.lagMs !== null && sum.lagMs < 0 ? t('ahead') : t('lag')}
            </dt>
            <dd className="figures text-xl font-semibold text-ink">
              {sum.lagMs === null ? (
                <span className="text-base font-normal text-text">{t('lagUnknown')}</span>
              ) : (
                t('ms', { ms: Math.abs(sum.lagMs) })
              )}
            </dd>
          </div>
          <div>
            <dt className="text-sm text-soft">{t('words')}</dt>
            <dd className="figures text-xl font-semibold">
              {t('wordsOf', { said: sum.said, total: sum.total })}
              <span className="ml-3 text-base font-normal text-soft">
                {sum.leftOut > 0
                  ? t('leftOut', { count: sum.leftOut })
                  : sum.echoes === 0 && t('nothingLeftOut')}
              </span>
            </dd>
          </div>
        </dl>
        {sum.lagMs !== null && (
          <p className="max-w-text text-sm text-soft">
            <Phrases>{t('lagNote')}</Phrases>
          </p>
        )}
      </div>
      {sum.echoes > 0 && <Notice tone="warning">{t('echo', { count: sum.echoes })}</Notice>}
      <div {...LOOKED_UP_TEXT} className="grid">
        <ol className="grid">
          {said.map((index) => (
            <ShadowRow
              key={index}
              item={items[index]!}
              take={takes[index]!}
              now={on && playing === index ? now : null}
              onHear={() => hearBoth(index)}
              onAgain={() => start([index])}
            />
          ))}
        </ol>
        <WordListButton label={lookUp('words')} />
      </div>
      <p className="flex flex-wrap gap-x-6 text-sm text-soft">
        {unclear && (
          <span className="underline decoration-edge decoration-dashed">{t('unclear')}</span>
        )}
        {sum.leftOut > 0 && (
          <span className="underline decoration-again decoration-wavy">{t('missing')}</span>
        )}
        <span>{t('note')}</span>
      </p>
      <div className="sticky bottom-0 -mx-5 grid gap-2 bg-paper px-5 pb-4">
        <PlaybackStatus now={now} />
        <div className="flex flex-wrap gap-3">
          <Button icon={<RepeatIcon />} onClick={() => start(sentences)}>
            {t('wholeAgain')}
          </Button>
          <Button variant="secondary" onClick={onLeave}>
            {t('back')}
          </Button>
        </div>
      </div>
    </main>
  );
}
