import { hashSync, verifySync } from '@node-rs/argon2';

/** Runs in a thread of the hashing pool; plain JavaScript, because the thread has no loader for TypeScript.
 *  @param {{ password: string, options: import('@node-rs/argon2').Options }} task
 *  @returns {string} */
export function hash({ password, options }) {
  return hashSync(password, options);
}

/** @param {{ passwordHash: string, password: string }} task
 *  @returns {boolean} */
export function verify({ passwordHash, password }) {
  return verifySync(passwordHash, password);
}
