import { z } from 'zod';
import { unseal } from '~/server/credentials/seal';

/** The tags in a message that only a holder of APP_SECRET can have written; null for any other message. */
export function unsealTags(message: string): string[] | null {
  try {
    return z
      .array(z.string().min(1).max(200))
      .max(100)
      .parse(JSON.parse(unseal(message)));
  } catch {
    return null;
  }
}
