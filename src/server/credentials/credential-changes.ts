/** The sessions or devices of an account that end: `others` keeps the caller's. */
type Reach = 'all' | 'others' | 'none';

/** The acts that change the credentials of an account, each with its scope. Open one-time links and queued
 *  account requests end with every one of them; only the way back of a changed e-mail stays (decision 0132). */
export const CREDENTIAL_CHANGES = {
  'password-reset': { sessions: 'all', devices: 'others' },
  'password-change': { sessions: 'others', devices: 'others' },
  'sign-out-others': { sessions: 'others', devices: 'others' },
  'sign-out-all': { sessions: 'all', devices: 'all' },
  'email-change': { sessions: 'none', devices: 'none' },
  'email-restore': { sessions: 'all', devices: 'others' },
  'deletion-request': { sessions: 'others', devices: 'none' },
  'sign-out-by-operator': { sessions: 'all', devices: 'all' },
  'disable-by-operator': { sessions: 'all', devices: 'none' },
} as const satisfies Record<string, { sessions: Reach; devices: Reach }>;

export type CredentialChange = keyof typeof CREDENTIAL_CHANGES;
