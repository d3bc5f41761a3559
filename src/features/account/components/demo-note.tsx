'use client';
import { Notice } from '~/components/ui/notice';
import { useScopedI18n } from '~/i18n/client';
import { DEMO_EMAIL } from '~/lib/demo-email';
import { useSession } from '../hooks';

/** A note in the demo account that its data is invented. */
export function DemoNote() {
  const t = useScopedI18n('account');
  const { user } = useSession();
  if (user?.email !== DEMO_EMAIL) return null;
  return (
    <Notice quiet className="mb-6">
      {t('demoNote')}
    </Notice>
  );
}
