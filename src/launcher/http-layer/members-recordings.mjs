import { readdirSync, readFileSync } from 'node:fs';
import { getLanguage, getPath } from './path.mjs';
import { plainPage } from './plain-page.mjs';

const content = new URL('../../../prisma/content/', import.meta.url);

/** An address that the server gave to a member, or of a recording that an operator has made free; its route decides. */
const GIVEN_ADDRESS = /^\/media\/(?:members\/[\w-]+|opened\/[a-z0-9-]+)\/[\w.-]+$/;

/** @type {Set<string> | undefined} */
let stems;

/** Names without their endings, 16 hexadecimal digits, of the recordings for members. */
function readStems() {
  const found = new Set();
  for (const kind of ['videos', 'voice-lessons'])
    for (const file of readdirSync(new URL(`${kind}/`, content))) {
      const { access } = JSON.parse(readFileSync(new URL(`${kind}/${file}`, content), 'utf8'));
      if (access === 'FREE') continue;
      const recording = readFileSync(new URL(`recordings/${kind}/${file}`, content), 'utf8');
      found.add(JSON.parse(recording).media.split('/').at(-1).split('.')[0]);
    }
  return found;
}

/** Refuses a members' recording, and its subtitles, at its address below `public`, where Next would serve it to
 *  whoever knows it. Whatever the folders of the path are, the name decides, so that no spelling gets around it.
 *  @param {import('node:http').IncomingMessage} request one whose path can be decoded
 *  @param {import('node:http').ServerResponse} response
 *  @returns {boolean} whether it has responded */
export function refuseMembersRecording(request, response) {
  const path = getPath(request);
  const name = decodeURIComponent(path).split(/[\\/]/).at(-1) ?? '';
  if (!/^[0-9a-f]{16}\./.test(name) || GIVEN_ADDRESS.test(path)) return false;
  stems ??= readStems();
  if (!stems.has(name.slice(0, 16))) return false;
  const body = plainPage(404, getLanguage(path));
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(request.method === 'HEAD' ? '' : body);
  return true;
}
