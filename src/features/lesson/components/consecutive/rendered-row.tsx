'use client';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { LessonItem } from '~/schemas/lesson';
import { SecondaryAction } from '../secondary-action';
import type { Rendered } from './rendered';

interface Props {
  /** Number of the sentence in the passage, from 1. */
  k: number;
  item: LessonItem;
  rendered: Rendered;
  isPlaying: boolean;
  onHear: () => void;
}

/** One sentence of the passage, with what became of it; a score only where the scorer judged it. */
export function RenderedRow({ k, item, rendered, isPlaying, onHear }: Props) {
  const t = useScopedI18n('consecutive');
  const lesson = useScopedI18n('lesson');
  const grade = useScopedI18n('rendering.grade');
  const isPassed = rendered?.kind === 'scored' && rendered.passed;
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <p lang="zh-TW" className="text-soft">
        {item.translation}
      </p>
      <p lang="en" className="font-english text-lg">
        {item.text}
      </p>
      <p className={classNames('figures text-sm font-semibold', isPassed && 'text-said')}>
        <Phrases>{resultText()}</Phrases>
      </p>
      {rendered && 'hint' in rendered && rendered.hint && (
        <p className="text-sm text-soft">{t(`hint.${rendered.hint}`)}</p>
      )}
      <div className="-mx-2.5 flex flex-wrap">
        <SecondaryAction
          icon={isPlaying ? <StopIcon /> : <SpeakerIcon />}
          aria-label={isPlaying ? undefined : t('hearModelOf', { k })}
          onClick={onHear}
        >
          {isPlaying ? t('stop') : t('hearModel')}
        </SecondaryAction>
      </div>
    </li>
  );

  function resultText(): string {
    if (rendered === null) return t('skipped');
    if (rendered.kind === 'open') return t('unclear');
    if (rendered.kind === 'own') return t('ownGrade', { grade: grade(rendered.grade) });
    if (!rendered.passed) return lesson('notPassed');
    return `${lesson('passed')} · ${lesson('points', { score: rendered.score })}`;
  }
}
