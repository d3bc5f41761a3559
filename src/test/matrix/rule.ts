import { hasPermission, type Permission } from '~/domain/permissions';
import { isOperatorRole } from '~/domain/role';
import type { ErrorCode } from '~/schemas/error-codes';
import type { ActorName, Fixture, TestUser } from './fixture';

export type RequiredAccess = 'visitor' | 'user' | 'member' | 'operator';

/** Scenario of a call: the fixture, the caller, and a unique number. */
export interface MatrixScenario {
  fixture: Fixture;
  caller: TestUser;
  sequence: number;
}

type Input = Record<string, unknown>;

/** Rule of one call, from which the matrix derives all expectations. */
export interface Rule {
  /** Required access level. Without it the error is LOGIN_USER_REQUIRED for user, MEMBERSHIP_REQUIRED for
   *  member, FORBIDDEN for operator. */
  requires: RequiredAccess;
  /** For operators: the permission that the service requires. Roles without it get FORBIDDEN. */
  permission?: Permission;
  /** REST: field or header of the CSRF token. */
  token?: '_token' | 'X-Token';
  /** For operators: permitted callers see people by name, by the definition of the permission. */
  showsPeople?: true;
  /** True for a call that changes nothing. */
  isReadOnly?: true;
  /** For a read of personal data, which is recorded in the log of acts and changes nothing else. */
  isLogged?: true;
  /** REST: accepts multipart forms. */
  multipart?: true;
  /** Creates input that succeeds for a permitted caller, and prepares the fixture for it. */
  input?: (scene: MatrixScenario) => Input | Promise<Input>;
  /** Error code for permitted callers, when the service rejects the call in this fixture. */
  errorCode?: ErrorCode;
  /** Input with an id of another user, and its error code; null when the call succeeds and changes nothing. */
  othersInput?: {
    input: (scene: MatrixScenario, owner: TestUser) => Input;
    code: ErrorCode | null;
  };
  /** Possible error codes of one of two concurrent requests. */
  concurrentErrorCodes?: ErrorCode[];
}

/** Call → rule. A second rule of the same call has a note after a space: `lesson.open of a member`. */
export type Rules = Record<string, Rule>;

export const toCallName = (key: string) => key.split(' ')[0] ?? key;

/** The operators that are tried with rules about operators; for other rules they are ordinary users. */
const FURTHER_ROLES: readonly ActorName[] = ['accounts', 'editor', 'support'];

/** Whether a caller is tried with calls of a rule. */
export function isTried({ requires }: Rule, name: ActorName): boolean {
  return requires === 'operator' || !FURTHER_ROLES.includes(name);
}

/** Error code for a caller without access; null for one with access.
 *  @param permission of the service, after the entry point has admitted an operator */
export function accessErrorFor(
  required: RequiredAccess,
  { name, role }: Pick<TestUser, 'name' | 'role'>,
  permission?: Permission,
): ErrorCode | null {
  if (required === 'visitor') return null;
  if (name === 'visitor') return 'LOGIN_USER_REQUIRED';
  if (required === 'member' && name !== 'member') return 'MEMBERSHIP_REQUIRED';
  if (required === 'operator' && !isOperatorRole(role)) return 'FORBIDDEN';
  if (permission && !hasPermission(role, permission)) return 'FORBIDDEN';
  return null;
}
