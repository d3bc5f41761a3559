import type { Grant } from './membership';

/** The stored columns of an account that clients see. */
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
