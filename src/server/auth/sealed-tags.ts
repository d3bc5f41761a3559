import { z } from 'zod';
import { unseal } from '~/server/credentials/seal';

/** The cache tags in a message that was sealed with APP_SECRET; null for any other message. */
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
