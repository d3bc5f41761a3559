import { readdirSync, readFileSync } from 'node:fs';
import { getLanguage, getPath } from './path.mjs';
import { plainPage } from './plain-page.mjs';

const content = new URL('../../../prisma/content/', import.meta.url);

/** An address that the server issued to a member, or one of a recording that an operator has made free; its route
 *  decides about access. */
const GIVEN_ADDRESS = /^\/media\/(?:members\/[\w-]+|opened\/[a-z0-9-]+)\/[\w.-]+$/;

/** Key under which the application publishes the closed lessons: those that operators have made members' ones, or
 *  hidden (`src/server/page-cache/closed-lessons.ts`). Before that, only the content files decide. */
const CLOSED_KEY = Symbol.for('shuoyi.closed-lessons');

/** @type {Map<string, { slug: string, isForMembers: boolean }> | undefined} */
let recordings;

/** The recordings of the product, by their names without the endings: 16 hexadecimal digits. */
function readRecordings() {
  /** @type {NonNullable<typeof recordings>} */
  const found = new Map();
  for (const kind of ['videos', 'voice-lessons'])
    for (const file of readdirSync(new URL(`${kind}/`, content))) {
      const { slug, access } = readJson(`${kind}/${file}`);
      const { media } = readJson(`recordings/${kind}/${file}`);
      found.set(media.split('/').at(-1).split('.')[0], { slug, isForMembers: access !== 'FREE' });
    }
  return found;
}

/** @param {string} path below the content */
const readJson = (path) => JSON.parse(readFileSync(new URL(path, content), 'utf8'));

/** Refuses the recording of a members' lesson or a hidden one, and its subtitles, at its address below `public`, where
 *  Next would serve it to anybody who knows it. Only the file's name decides, so that no spelling of the folders
 *  circumvents the check. Its poster, which has the same name, is public.
 *  @param {import('node:http').IncomingMessage} request one whose path can be decoded
 *  @param {import('node:http').ServerResponse} response
 *  @returns {boolean} whether it has responded */
export function refuseMembersRecording(request, response) {
  const path = getPath(request);
  const name = decodeURIComponent(path).split(/[\\/]/).findLast(Boolean) ?? '';
  if (!/^[0-9a-f]{16}\.(?!webp$)/.test(name) || GIVEN_ADDRESS.test(path)) return false;
  recordings ??= readRecordings();
  const recording = recordings.get(name.slice(0, 16));
  if (!recording || !(recording.isForMembers || isClosed(recording.slug))) return false;
  const body = plainPage(404, getLanguage(path));
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
  return true;
}

/** @param {string} slug */
function isClosed(slug) {
  /** @type {ReadonlySet<string> | undefined} */
  const closed = Reflect.get(globalThis, CLOSED_KEY);
  return closed?.has(slug) ?? false;
}
