import { z } from 'zod';

/** The largest picture that is taken as an avatar. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

/** What a file chooser offers. The server looks into the file itself. */
export const AVATAR_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** An avatar as tRPC carries it: the file's bytes in base64, or null to take the picture away. */
export const setAvatarSchema = z.object({
  image: z
    .base64()
    .max(Math.ceil(AVATAR_MAX_BYTES / 3) * 4)
    .nullable(),
});
export type SetAvatarMessage = z.infer<typeof setAvatarSchema>;
