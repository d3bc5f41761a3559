'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';

/** Links to the form of an activity, for a role that may change it, and to its page as learners see it. */
export function ActivityLinks({ slug, role }: { slug: string; role: Role }) {
  const t = useScopedI18n('consoleActivities');
  const language = useLanguage();
  return (
    <div className="flex flex-wrap gap-3">
      {hasPermission(role, 'activity.edit') && (
        <Button asChild variant="secondary">
          <Link
            href={localePath(language, consoleRoute('console-activities-id-edit', { id: slug }))}
          >
            {t('edit')}
          </Link>
        </Button>
      )}
      <Button asChild variant="quiet">
        <Link
          href={localePath(language, consoleRoute('console-activities-id-preview', { id: slug }))}
        >
          {t('preview')}
        </Link>
      </Button>
    </div>
  );
}
