import { request } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

const NEXT = '(request, response) => response.end("served")';
const FREE = '/media/videos/lost-or-have-lost/68b904fb8ab12a56';
/** A handler that first closes the free video in the process-wide set that the application publishes. */
const CLOSED = `(Reflect.set(globalThis, Symbol.for('shuoyi.closed-lessons'),
  new Set(['lost-or-have-lost'])), ${NEXT})`;
const MEMBERS = '/media/videos/when-interest-earns-interest/3e9a6759e3c5648f';

/** Status of a raw path, which `fetch` would normalise. */
const statusOf = (url: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) =>
    request(url, { path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(),
  );

describe('The recordings for members', () => {
  afterAll(endServers);

  it('A members’ recording and its subtitles are not served at their address below public, however it is spelled', async () => {
    const { url } = await serveUnderTest(NEXT);
    for (const path of [
      `${MEMBERS}.mp4`,
      `${MEMBERS}.en.vtt`,
      `${MEMBERS}.mp4?x=1`,
      `${MEMBERS}.mp4/`,
      `${MEMBERS}.mp4%2f`,
      `${MEMBERS}.mp4/.`,
      `${MEMBERS.replace('videos', '%76ideos')}%2Emp4`,
      `/media/members/..${MEMBERS}.mp4`,
      `/media/opened/..${MEMBERS}.mp4`,
      `/media/opened/../videos/3e9a6759e3c5648f.mp4`,
      `/media/members/%2e%2e/videos/when-interest-earns-interest/3e9a6759e3c5648f.mp4`,
      `/media//videos/./when-interest-earns-interest/3e9a6759e3c5648f.mp4`,
      `/media\\videos\\when-interest-earns-interest\\3e9a6759e3c5648f.mp4`,
    ])
      expect(await statusOf(url, path), path).toBe(404);
    const { headers } = await fetch(`${url}${MEMBERS}.mp4`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('Free recordings, posters, clips and the addresses that a route decides about pass', async () => {
    const { url } = await serveUnderTest(NEXT);
    for (const path of [
      `${FREE}.mp4`,
      `${MEMBERS}.webp`,
      '/media/units/night-market-bowls/0123456789abcdef.mp3',
      '/media/members/c2VhbGVk_-/3e9a6759e3c5648f.mp4',
      '/media/opened/when-interest-earns-interest/3e9a6759e3c5648f.mp4',
    ])
      expect(await statusOf(url, path), path).toBe(200);
  });

  it('A free recording that an operator has closed is refused like a members’ one; its poster and other recordings are not', async () => {
    const { url } = await serveUnderTest(CLOSED);
    for (const ending of ['mp4', 'en.vtt', 'zh-TW.vtt'])
      expect(await statusOf(url, `${FREE}.${ending}`), ending).toBe(404);
    expect(await statusOf(url, `/media//videos/.${FREE.slice(13)}.mp4`)).toBe(404);
    expect(await statusOf(url, `${MEMBERS}.mp4`)).toBe(404);
    for (const path of [
      `${FREE}.webp`,
      '/media/videos/who-decides-on-a-typhoon-day/f5fe744afd361ab8.mp4',
    ])
      expect(await statusOf(url, path), path).toBe(200);
  });
});
