import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pollUntil } from './shop';

/** The path of a mailed link: the first that begins with `prefix`.
 *  @returns null when no such mail comes within half a minute */
export function mailedPath(folder: string, to: string, prefix: string): Promise<string | null> {
  const look = async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    for (const name of names) {
      const mail = await readFile(join(folder, name), 'utf8');
      const text = mail.includes(to) ? readable(mail) : '';
      const found = new RegExp(`https?://[^/\\s]+((?:/en)?${prefix}[\\w-]+)`).exec(text)?.[1];
      if (found) return found;
    }
    return null;
  };
  return pollUntil(look, (found) => found !== null);
}

/** Decodes the parts of a mail from their transfer encodings. */
function readable(mail: string): string {
  const plain = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const packed = [...mail.matchAll(/(?:^[A-Za-z0-9+/=]{20,}\r?\n?)+/gm)].map(([block]) =>
    Buffer.from(block, 'base64').toString('utf8'),
  );
  return [plain, ...packed].join('\n');
}
