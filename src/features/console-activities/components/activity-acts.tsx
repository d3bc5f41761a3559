'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import type { useAct } from '~/console/use-act';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import type { OperatorActivity } from '~/schemas/operator-activity';
import { CancelActivity } from './cancel-activity';

interface ActivityActsProps {
  activity: OperatorActivity;
  role: Role;
  act: ReturnType<typeof useAct>;
}

/** What a role can do about an activity that is to come; nothing for one that only reads. */
export function ActivityActs({ activity, role, act }: ActivityActsProps) {
  const t = useScopedI18n('consoleActivities');
  const language = useLanguage();
  const address = consoleRoute('console-activities-id-edit', { id: activity.slug });
  return (
    <div className="flex flex-wrap gap-3">
      {hasPermission(role, 'activity.edit') && (
        <Button asChild variant="secondary">
          <Link href={localePath(language, address)}>{t('edit')}</Link>
        </Button>
      )}
      {hasPermission(role, 'activity.cancel') && <CancelActivity activity={activity} act={act} />}
    </div>
  );
}
