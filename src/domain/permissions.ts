import { OPERATOR_ROLES, type OperatorRole, type Role } from './role';

interface PermissionRule {
  roles: readonly OperatorRole[];
  /** The password must have been confirmed in the last fifteen minutes: money, roles, the end of a login or of an
   *  event. */
  confirmed?: true;
}

const OWNER = ['OWNER'] as const;
const MONEY = ['OWNER', 'ACCOUNTS'] as const;
const CONTENT = ['OWNER', 'EDITOR'] as const;
const PEOPLE = ['OWNER', 'SUPPORT'] as const;

/** The permissions of operators. Services require one of these, and the page of the roles shows them all. */
export const PERMISSIONS = {
  'today.read': { roles: OPERATOR_ROLES },
  'role.read': { roles: OPERATOR_ROLES },
  'role.set': { roles: OWNER, confirmed: true },
  'act.read': { roles: OWNER },
  'person.read': { roles: ['OWNER', 'ACCOUNTS', 'SUPPORT'] },
  'person.note': { roles: ['OWNER', 'ACCOUNTS', 'SUPPORT'] },
  'person.disable': { roles: OWNER, confirmed: true },
  'securityEvent.read': { roles: PEOPLE },
  'membership.grant': { roles: PEOPLE },
  'membership.pause': { roles: PEOPLE },
  'order.view': { roles: ['OWNER', 'ACCOUNTS', 'SUPPORT'] },
  'order.read': { roles: MONEY },
  'refund.read': { roles: MONEY },
  'refund.decide': { roles: MONEY, confirmed: true },
  'invoice.read': { roles: MONEY },
  'invoice.write': { roles: MONEY, confirmed: true },
  'discrepancy.read': { roles: MONEY },
  'discrepancy.resolve': { roles: MONEY, confirmed: true },
  'coupon.read': { roles: MONEY },
  'coupon.write': { roles: MONEY, confirmed: true },
  'price.read': { roles: MONEY },
  'price.write': { roles: MONEY, confirmed: true },
  'price.now': { roles: OWNER, confirmed: true },
  'numbers.read': { roles: MONEY },
  'letter.read': { roles: PEOPLE },
  'letter.answer': { roles: PEOPLE },
  'mail.read': { roles: PEOPLE },
  'mail.resend': { roles: PEOPLE },
  'activity.read': { roles: ['OWNER', 'EDITOR', 'SUPPORT'] },
  'activity.checkIn': { roles: ['OWNER', 'EDITOR', 'SUPPORT'] },
  'activity.edit': { roles: CONTENT },
  'activity.cancel': { roles: CONTENT, confirmed: true },
  'unit.read': { roles: CONTENT },
  'unit.edit': { roles: CONTENT },
  'unit.publish': { roles: CONTENT },
  'voiceLesson.read': { roles: CONTENT },
  'voiceLesson.write': { roles: CONTENT },
  'voiceLesson.publish': { roles: CONTENT },
  'video.read': { roles: CONTENT },
  'video.edit': { roles: CONTENT },
  'siteContent.read': { roles: CONTENT },
  'siteContent.write': { roles: CONTENT },
  'legal.publish': { roles: CONTENT },
} as const satisfies Record<string, PermissionRule>;

export type Permission = keyof typeof PERMISSIONS;

const RULES: Record<Permission, PermissionRule> = PERMISSIONS;

/** Minutes for which a confirmed password counts. */
export const CONFIRMATION_MINUTES = 15;

/** Maximum number of days that a role may grant at once; a refund needs no grant. */
const MAX_GRANTED_DAYS: Partial<Record<Role, number>> = { SUPPORT: 30 };

/** Maximum number of days that all operators of a role may grant to one person. */
const MAX_DAYS_OF_PERSON: Partial<Record<Role, number>> = { SUPPORT: 90 };

/** Whether a role has a permission. */
export function hasPermission(role: Role, permission: Permission): boolean {
  const roles: readonly Role[] = RULES[permission].roles;
  return roles.includes(role);
}

/** Whether a permission requires the password again. */
export function needsConfirmation(permission: Permission): boolean {
  return RULES[permission].confirmed === true;
}

/** Whether a password that was confirmed at `confirmedAt` still counts. */
export function isConfirmed(confirmedAt: Date | null, now: Date): boolean {
  if (!confirmedAt) return false;
  return now.getTime() - confirmedAt.getTime() <= CONFIRMATION_MINUTES * 60_000;
}

/** Whether a role may grant (or withdraw) this number of days at once. */
export function canGrant(role: Role, days: number): boolean {
  return Math.abs(days) <= (MAX_GRANTED_DAYS[role] ?? Number.POSITIVE_INFINITY);
}

/** Whether a role has a limit of days for one person in all. */
export const hasGrantLimit = (role: Role): boolean => MAX_DAYS_OF_PERSON[role] !== undefined;

/** Whether a total of days, granted to one person by a role, is within its limit. */
export function isWithinGrantLimit(role: Role, daysInAll: number): boolean {
  return daysInAll <= (MAX_DAYS_OF_PERSON[role] ?? Number.POSITIVE_INFINITY);
}

/** The permissions of a role, in the order of the table. */
export function listPermissions(role: Role): Permission[] {
  const all = Object.keys(PERMISSIONS) as Permission[];
  return all.filter((permission) => hasPermission(role, permission));
}
