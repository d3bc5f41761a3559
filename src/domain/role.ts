/** Roles of an account: a learner, then the operators, who use the console. */
export const ROLES = ['USER', 'OWNER', 'ACCOUNTS', 'EDITOR', 'SUPPORT'] as const;
export type Role = (typeof ROLES)[number];

export const OPERATOR_ROLES = ['OWNER', 'ACCOUNTS', 'EDITOR', 'SUPPORT'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** The role of a row: earlier releases called an owner `ADMIN`, which stays in the type of the column. */
export function fromStoredRole(stored: Role | 'ADMIN'): Role {
  return stored === 'ADMIN' ? 'OWNER' : stored;
}

/** Whether a role is an operator's. */
export function isOperatorRole(role: Role): role is OperatorRole {
  return role !== 'USER';
}

/** The operator's role of a row; null for a learner's. */
export function toOperatorRole(stored: Role | 'ADMIN'): OperatorRole | null {
  const role = fromStoredRole(stored);
  return isOperatorRole(role) ? role : null;
}
