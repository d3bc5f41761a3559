import { z } from 'zod';
import { fileSchema, textSchema } from './text';

/** Maximum size of an avatar's file. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

/** Maximum number of pixels to decode: more than a phone's camera produces, fewer than a decompression bomb. */
export const AVATAR_MAX_PIXELS = 50_000_000;

/** Types for the file chooser. The server detects the type from the file. */
export const AVATAR_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

const fraction = z.number().min(0).max(1);

/** The part of an image to show. The image is first rotated by its EXIF orientation, then clockwise by `turn`
 *  degrees; the other fields are fractions of the resulting width and height. */
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

/** Input of a new avatar by tRPC: the file's bytes in base64, or null to remove the avatar. */
export const setAvatarSchema = z.object({
  image: fileSchema(AVATAR_MAX_BYTES).nullable(),
  /** Part of the image; absent for the whole image. */
  crop: cropSchema.optional(),
});

/** Input of an undo, which restores the previous avatar. @property shown address of the current avatar */
export const undoAvatarSchema = z.object({ shown: textSchema(200).nullable() });
export type UndoAvatarInput = z.infer<typeof undoAvatarSchema>;
