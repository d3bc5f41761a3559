'use client';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import type { OperatorActivity } from '~/schemas/operator-activity';
import { ActivityLinks } from './activity-links';
import { CancelActivity } from './cancel-activity';

interface ActivityActsProps {
  activity: OperatorActivity;
  role: Role;
}

/** The actions of a role on a coming activity. */
export function ActivityActs({ activity, role }: ActivityActsProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <ActivityLinks slug={activity.slug} role={role} />
      {hasPermission(role, 'activity.cancel') && <CancelActivity activity={activity} />}
    </div>
  );
}
