'use client';
import type { useAct } from '~/console/use-act';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import type { OperatorActivity } from '~/schemas/operator-activity';
import { ActivityLinks } from './activity-links';
import { CancelActivity } from './cancel-activity';

interface ActivityActsProps {
  activity: OperatorActivity;
  role: Role;
  act: ReturnType<typeof useAct>;
}

/** What a role can do about an activity that is to come. */
export function ActivityActs({ activity, role, act }: ActivityActsProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <ActivityLinks slug={activity.slug} role={role} />
      {hasPermission(role, 'activity.cancel') && <CancelActivity activity={activity} act={act} />}
    </div>
  );
}
