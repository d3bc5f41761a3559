'use client';
import type { Ref } from 'react';
import { Button } from '~/components/ui/button';
import { WordListButton } from '~/components/ui/word-list-button';
import type { Judgement } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { SpeakingTurn } from '../voice/speaking-turns';

interface Props {
  ref: Ref<HTMLElement>;
  /** The learner's turns. */
  turns: readonly SpeakingTurn[];
  judged: Readonly<Record<string, Judgement>>;
  /** Repeats these turns; null: all. */
  onAgain: (turns: readonly SpeakingTurn[] | null) => void;
  onClose: () => void;
}

/** Result of a round, and the lines to repeat. */
export function RoundResult({ ref, turns, judged, onAgain, onClose }: Props) {
  const t = useScopedI18n('voice.round');
  const points = useScopedI18n('lesson');
  const lookUp = useScopedI18n('lookUp');
  const weak = turns.filter(({ item }) => !judged[item.id]?.passed);
  const said = turns.length - weak.length;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('doneTitle')}
      className="grid gap-4 border-l-2 border-gold pl-4 outline-none md:pl-8"
    >
      <h4 className="font-serif text-xl font-semibold">{t('doneTitle')}</h4>
      <p role="status" className="figures">
        {weak.length === 0 ? t('allSaid') : said === 0 ? t('noneSaid') : t('said', { count: said })}
      </p>
      {weak.length > 0 && (
        <div {...LOOKED_UP_TEXT} className="grid gap-2">
          <p className="text-sm font-semibold">{t('weak')}</p>
          <ul className="grid">
            {weak.map(({ item }) => (
              <li
                key={item.id}
                className="flex items-baseline justify-between gap-4 border-b border-line py-2"
              >
                <span lang="en" className="font-english">
                  {item.text}
                </span>
                <span className="figures shrink-0 text-sm text-soft">
                  {judged[item.id] ? points('notPassed') : t('notScored')}
                </span>
              </li>
            ))}
          </ul>
          <WordListButton label={lookUp('words')} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {weak.length > 0 && weak.length < turns.length && (
          <Button onClick={() => onAgain(weak)}>{t('onlyWeak')}</Button>
        )}
        <Button variant="secondary" onClick={() => onAgain(null)}>
          {t('once')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('stop')}
        </Button>
      </div>
    </section>
  );
}
