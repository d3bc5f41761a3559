'use client';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { useSession } from '~/features/account/hooks';
import { useI18n } from '~/i18n/client';
import { useLessonName, useWantedLesson } from '../hooks';

/** Names the members' lesson that led the user to the plans; otherwise nothing.
 *  @param at the step of the purchase: choosing a plan, or paying */
export function WantedLessonNote({ at }: { at: 'plans' | 'checkout' }) {
  const t = useI18n();
  const { user } = useSession();
  const lesson = useLessonName(useWantedLesson());
  if (!lesson) return null;
  const { title, href } = lesson;
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
