'use client';
import { IconButton } from '~/components/ui/icon-button';
import { CloseIcon } from '~/components/ui/icons/marks';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import type { Accent } from '~/domain/speech/accent';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { classNames } from '~/lib/class-names';
import { route } from '~/lib/routes';
import type { UnitSummary } from '~/schemas/lesson';
import type { Exercise } from '../../player/use-exercise';
import type { PracticeTimer } from '../../player/use-practice-timer';
import { AccentSwitch } from '../settings/accent-switch';
import { TimeSpent } from './time-spent';

interface Props {
  unit: UnitSummary;
  index: number;
  count: number;
  /** Whether each item has been passed; null before any attempt. */
  passedItems: readonly (boolean | null)[];
  time: Pick<PracticeTimer, 'spentMs' | 'budgetMs'>;
  accent: Accent;
  onAccent: (accent: Accent) => void;
  /** The exercise that is on the screen instead of an item. */
  exercise: Exercise | null;
  /** Whether the microphone is open, so that nothing is announced. */
  isRecording: boolean;
}

/** Header of a lesson: the items as two bars, a link to leave, the place and the time, and the accent. An exercise
 *  has its name there in place of the progress, which it does not change. */
export function LessonHeader(props: Props) {
  const { unit, index, count, passedItems, time, accent, onAccent, exercise } = props;
  const t = useScopedI18n('lesson');
  const practice = useScopedI18n('practice.time');
  const language = useLanguage();
  const { spentMs, budgetMs } = time;
  const isStarted = index < count;
  const k = index + 1;
  return (
    <header className="sticky top-0 z-10 bg-paper pb-1.5">
      {exercise ? <div className="h-1" /> : <ItemBars index={index} passedItems={passedItems} />}
      <div className="column grid grid-cols-[1fr_auto_1fr] items-center pt-2">
        <IconButton asChild label={t('leave')} className="-ml-3">
          <Link href={localePath(language, route('course-news-slug', { slug: unit.slug }))}>
            <CloseIcon />
          </Link>
        </IconButton>
        <div className="figures flex gap-4 text-sm text-soft">
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
        <div className="justify-self-end">
          <AccentSwitch accent={accent} onChange={onAccent} />
        </div>
      </div>
      {isStarted && spentMs >= budgetMs && (
        <p
          role={props.isRecording ? undefined : 'status'}
          className="column pt-2 text-center text-sm"
        >
          <Phrases>{practice('over')}</Phrases>
        </p>
      )}
    </header>
  );
}

/** The words and the sentences as two bars; colour and height of each part show whether its item was passed. */
function ItemBars({ index, passedItems }: Pick<Props, 'index' | 'passedItems'>) {
  const half = passedItems.length / 2;
  return (
    <div aria-hidden="true" className="flex h-1 items-start gap-px">
      {passedItems.map((passed, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its index.
          key={at}
          className={classNames(
            'flex-1',
            at === half && 'ml-2',
            at === index ? 'h-1 bg-ink' : PARTS[String(passed) as keyof typeof PARTS],
          )}
        />
      ))}
    </div>
  );
}

const PARTS = {
  true: 'h-1 bg-said',
  false: 'h-0.5 bg-nearly',
  null: 'h-px bg-edge',
} as const;
