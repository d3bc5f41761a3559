import type { Grant } from './membership';

/** What clients see of an account, as it is stored. */
export interface Account {
  email: string;
  name: string;
  gender: 'MALE' | 'FEMALE' | 'OTHER' | null;
  phone: string | null;
  /** Path below the storage's root. */
  avatar: string | null;
  pronunciation: 'US' | 'GB';
  emailVerifiedAt: Date | null;
  /** The entries of its ledger, oldest first. */
  ledger: Grant[];
}
