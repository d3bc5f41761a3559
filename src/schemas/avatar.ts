import { z } from 'zod';

/** The largest picture that is taken as an avatar. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

/** The most pixels that are decoded: more than any phone's camera makes, fewer than a bomb's. */
export const AVATAR_MAX_PIXELS = 50_000_000;

/** What a file chooser offers. The server looks into the file itself. */
export const AVATAR_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

const fraction = z.number().min(0).max(1);

/** The part of a picture to show. The picture is first put upright as its camera says, then turned
 *  clockwise by `turn` degrees; the rest are fractions of its width and height as it then stands. */
const cropSchema = z
  .object({
    x: fraction,
    y: fraction,
    width: fraction.gt(0),
    height: fraction.gt(0),
    turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  })
  .refine(({ x, width }) => x + width <= 1.001, { path: ['width'] })
  .refine(({ y, height }) => y + height <= 1.001, { path: ['height'] });
export type Crop = z.infer<typeof cropSchema>;

/** An avatar as tRPC carries it: the file's bytes in base64, or null to take the picture away. */
export const setAvatarSchema = z.object({
  image: z
    .base64()
    .max(Math.ceil(AVATAR_MAX_BYTES / 3) * 4)
    .nullable(),
  /** Absent: the whole picture. */
  crop: cropSchema.optional(),
});

/** Takes back a change: brings back the picture before. @property shown the address shown now */
export const undoAvatarSchema = z.object({ shown: z.string().max(200).nullable() });
export type UndoAvatarInput = z.infer<typeof undoAvatarSchema>;
