'use client';
import { IconButton } from '~/components/ui/icon-button';
import { CloseIcon } from '~/components/ui/icons/marks';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { ProgressBar } from '~/components/ui/progress-bar';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { classNames } from '~/lib/class-names';
import { route } from '~/lib/routes';
import type { UnitSummary } from '~/schemas/lesson';
import type { Exercise } from '../player/use-exercise';
import type { PracticeTimer } from '../player/use-practice-timer';
import { AccentSwitch } from './accent-switch';
import { TimeSpent } from './time-spent';

interface Props {
  unit: UnitSummary;
  index: number;
  count: number;
  /** Whether each item has been passed; null before any attempt. */
  passedItems: readonly (boolean | null)[];
  time: Pick<PracticeTimer, 'spentMs' | 'budgetMs'>;
  accent: 'US' | 'GB';
  onAccent: (accent: 'US' | 'GB') => void;
  /** The exercise that is on the screen instead of an item. */
  exercise: Exercise | null;
}

/** Header of a lesson: the ten minutes as a thin line, a link to leave, the progress, and the accent. An exercise has a name there
 *  in place of the progress, which it does not change. */
export function LessonHeader(props: Props) {
  const { unit, index, count, passedItems, time, accent, onAccent, exercise } = props;
  const t = useScopedI18n('lesson');
  const practice = useScopedI18n('practice.time');
  const language = useLanguage();
  const { spentMs, budgetMs } = time;
  const isStarted = index < count;
  const k = index + 1;
  return (
    <header className="sticky top-0 z-10 bg-paper pb-1">
      <ProgressBar
        value={spentMs / budgetMs}
        label={t('tenMinutes')}
        valueText={t('minutesSpent', { minutes: Math.floor(spentMs / 60_000) })}
        className="fixed inset-x-0 top-0 z-10"
      />
      <div className="column grid grid-cols-[1fr_auto_1fr] items-center pt-3">
        <IconButton asChild label={t('leave')} className="-ml-3">
          <Link href={localePath(language, route('course-news-slug', { slug: unit.slug }))}>
            <CloseIcon />
          </Link>
        </IconButton>
        <div className="grid justify-items-center gap-1.5">
          <div className="figures flex min-h-6 gap-4 text-sm text-soft">
            {exercise ? (
              <>
                <p>{t(`exercise.${exercise}`)}</p>
                <TimeSpent spentMs={spentMs} />
              </>
            ) : isStarted ? (
              <>
                <p>
                  <span aria-hidden="true">{t('placeShort', { k, n: count })}</span>
                  <span className="sr-only">{t('place', { k, n: count })}</span>
                </p>
                <TimeSpent spentMs={spentMs} />
              </>
            ) : null}
          </div>
          {!exercise && <Ticks index={index} passedItems={passedItems} />}
        </div>
        <div className="justify-self-end">
          <AccentSwitch accent={accent} onChange={onAccent} />
        </div>
      </div>
      {isStarted && spentMs >= budgetMs && (
        <p role="status" className="column pt-2 text-center text-sm">
          <Phrases>{practice('over')}</Phrases>
        </p>
      )}
    </header>
  );
}

/** One tick for each item; colour and height show whether it was passed. */
function Ticks({ index, passedItems }: Pick<Props, 'index' | 'passedItems'>) {
  return (
    <div aria-hidden="true" className="flex h-4 items-end gap-[3px] max-xs:gap-[2px]">
      {passedItems.map((passed, tick) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is identified by its index.
          key={tick}
          className={classNames(
            'w-[5px] transition-all duration-slow max-xs:w-1',
            tick === passedItems.length / 2 && 'ml-1.5',
            tick === index ? 'h-4 bg-ink' : TICKS[String(passed) as keyof typeof TICKS],
          )}
        />
      ))}
    </div>
  );
}

const TICKS = {
  true: 'h-2.5 bg-said',
  false: 'h-2.5 bg-nearly',
  null: 'h-1.5 bg-line',
} as const;
