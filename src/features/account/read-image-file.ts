import { detectImageType } from '~/lib/detect-image-type';
import { AVATAR_MAX_BYTES } from '~/schemas/avatar';
import type { ErrorCode } from '~/schemas/error-codes';

/** An image file that this browser can display. */
export interface PickedImage {
  file: File;
  /** Object URL; to be revoked after use. */
  url: string;
}

/** Validates a picked file before anything is sent.
 *  @returns the image, or the error code */
export async function readImageFile(file: File): Promise<PickedImage | ErrorCode> {
  if (file.size > AVATAR_MAX_BYTES) return 'AVATAR_TOO_LARGE';
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  if (!detectImageType(start)) return 'AVATAR_INVALID';
  const url = URL.createObjectURL(file);
  if (await canDecode(url)) return { file, url };
  URL.revokeObjectURL(url);
  return 'AVATAR_BROKEN';
}

function canDecode(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.naturalWidth > 0);
    image.onerror = () => resolve(false);
    image.src = url;
  });
}
