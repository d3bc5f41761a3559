import type { Grant } from './membership';
import type { Accent } from './speech/accent';

/** The stored columns of an account that clients see. */
export interface Account {
  email: string;
  name: string;
  gender: 'MALE' | 'FEMALE' | 'OTHER' | null;
  phone: string | null;
  /** Path below the storage's root. */
  avatar: string | null;
  pronunciation: Accent;
  emailVerifiedAt: Date | null;
  /** The entries of its ledger, oldest first. */
  ledger: Grant[];
}
