'use client';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import { usePracticeMinutes } from './use-practice-minutes';

interface Props {
  passed: number;
  count: number;
  /** Null before the first attempt. */
  averageScore: number | null;
  spentMs: number;
  /** Number of items of this lesson that were typed. */
  typed: number;
}

/** How a lesson went in three figures: items that passed, average points, and minutes. */
export function SummaryFigures({ passed, count, averageScore, spentMs, typed }: Props) {
  const lesson = useScopedI18n('lesson.summary');
  const t = useScopedI18n('summary');
  const minutes = usePracticeMinutes(spentMs);
  return (
    <div className="grid gap-1">
      <dl className="figures flex items-end justify-between gap-3 font-serif font-semibold md:justify-start md:gap-18">
        <Figure name={lesson('passed')} className="text-3xl leading-none text-ink md:text-4xl">
          {lesson('passedOf', { passed, count })}
        </Figure>
        {averageScore !== null && (
          <Figure name={t('average')} className="text-xl leading-none md:text-2xl">
            {t('averageOf', { score: averageScore })}
          </Figure>
        )}
        <Figure name={t('time')} className="text-xl leading-none md:text-2xl">
          {minutes}
        </Figure>
      </dl>
      {typed > 0 && (
        <p className="text-xs text-soft">
          <Phrases>{lesson('typedNote', { count: typed })}</Phrases>
        </p>
      )}
    </div>
  );
}

interface FigureProps {
  name: string;
  className: string;
  children: string;
}

function Figure({ name, className, children }: FigureProps) {
  return (
    <div className="grid gap-1">
      <dt className="font-sans text-xs font-normal text-soft">{name}</dt>
      <dd className={classNames('whitespace-nowrap', className)}>{children}</dd>
    </div>
  );
}
