'use client';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { useSession } from '~/features/account/hooks';
import { useI18n } from '~/i18n/client';
import type { RequestedLesson } from '~/lib/requested-lesson';
import { useLessonName } from '../hooks';

export interface LessonNoteProps {
  lesson: RequestedLesson;
  /** The step of the purchase: choosing a plan, or paying. */
  at: 'plans' | 'checkout';
}

/** Names a members' lesson and the membership that opens it; nothing while its name is loading. */
export function LessonNote({ lesson, at }: LessonNoteProps) {
  const t = useI18n();
  const { user } = useSession();
  const named = useLessonName(lesson);
  if (!named) return null;
  const { title, href } = named;
  if (user?.vip.level === 'VIP' && at === 'plans')
    return (
      <Notice>
        {t('plan.wanted.open')}{' '}
        <Link href={href} className="link">
          {title}
        </Link>
      </Notice>
    );
  return <Notice>{t(at === 'plans' ? 'plan.wanted.why' : 'plan.wanted.soon', { title })}</Notice>;
}
