import 'server-only';
import { createHash } from 'node:crypto';

/** Address of a public file, which changes with its content, so that a page always gets the file that it was
 *  rendered with. */
export function fileAddress(path: string, content: unknown): string {
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return `${path}?v=${version.slice(0, 8)}`;
}
