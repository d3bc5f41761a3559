'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { VISITOR } from '~/device/owner';
import { useSyncState } from '~/device/sync-state';
import { orderFrom } from '~/domain/lesson-queue';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { OpenedLesson } from '../player/stored-work';
import type { MainAction } from './main-action';
import { MembershipOver } from './membership-over';
import { TimeOver } from './time-over';
import { Tomorrow } from './tomorrow';
import { WhatNext } from './what-next';

interface Props {
  action: MainAction;
  lesson: OpenedLesson;
  /** Indexes of the items that were never tried. */
  left: readonly number[];
  resumeAt: number | null;
  /** Whether results could not be stored or sent: then the server cannot determine the next step. */
  isLost: boolean;
  /** Practises what is left. */
  onLeft: (indexes: readonly number[]) => void;
  /** Goes on with all items, from one on. */
  onContinue: (index: number) => void;
  onMore: () => void;
}

/** The next step after a lesson with the only filled button, except for visitors, who have the button of the
 *  sign-up. */
export function SummaryAction(props: Props) {
  const { action, lesson, left, resumeAt, isLost, onLeft, onContinue, onMore } = props;
  const t = useScopedI18n('lesson.summary');
  const language = useLanguage();
  const { owner, unit } = lesson;
  const isSending = useSyncState().status === 'sending' && owner !== VISITOR;
  const tomorrow = <Tomorrow left={left.length} waits={isSending} isLost={isLost} />;
  if (resumeAt !== null)
    return (
      <TimeOver
        owner={owner}
        resumeAt={resumeAt}
        left={left.length}
        onMore={() => {
          onMore();
          if (left.length > 0) onLeft(orderFrom(left, resumeAt));
          else onContinue(resumeAt);
        }}
      />
    );
  if (left.length > 0)
    return (
      <section className="grid justify-items-start gap-2">
        <p>
          <Phrases>{t('left', { left: left.length })}</Phrases>
        </p>
        <Button className="max-md:w-full" onClick={() => onLeft(left)}>
          {t('continueLeft')}
        </Button>
        {tomorrow}
      </section>
    );
  if (isLost)
    return (
      <section className="grid justify-items-start gap-2">
        <Button asChild className="max-md:w-full">
          {owner === VISITOR ? (
            <Link href={localePath(language, route('course-news'))}>{t('others')}</Link>
          ) : (
            <Link href={localePath(language, route('my-lesson'))}>{t('toMyLesson')}</Link>
          )}
        </Button>
        {tomorrow}
      </section>
    );
  return (
    <>
      <MembershipOver unit={unit} />
      <Next isVisitor={owner === VISITOR} isSending={isSending} filled={action === 'next'} />
      {tomorrow}
    </>
  );
}

interface NextProps {
  isVisitor: boolean;
  isSending: boolean;
  filled: boolean;
}

function Next({ isVisitor, isSending, filled }: NextProps) {
  const t = useScopedI18n('lesson.summary');
  const sync = useScopedI18n('lesson.sync');
  return (
    <>
      <WhatNext waits={isSending} filled={filled} />
      {!isVisitor && (
        <p role="status" className="text-xs text-soft">
          <Phrases>{isSending ? sync('sending') : t('kept')}</Phrases>
        </p>
      )}
    </>
  );
}
