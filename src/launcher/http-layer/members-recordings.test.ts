import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

const NEXT = '(request, response) => response.end("served")';
const MEMBERS = '/media/videos/when-interest-earns-interest/3e9a6759e3c5648f';

/** Status of a path that is sent as it is: `fetch` would tidy it. */
const statusOf = (url: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) =>
    request(url, { path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(),
  );

describe('The recordings for members', () => {
  afterEach(endServers);

  it('A members’ recording and its subtitles are not served at their address below public, however it is spelled', async () => {
    const { url } = await serveUnderTest(NEXT);
    for (const path of [
      `${MEMBERS}.mp4`,
      `${MEMBERS}.en.vtt`,
      `${MEMBERS}.mp4?x=1`,
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
      '/media/videos/lost-or-have-lost/68b904fb8ab12a56.mp4',
      '/media/units/night-market-bowls/0123456789abcdef.mp3',
      '/media/members/c2VhbGVk_-/3e9a6759e3c5648f.mp4',
      '/media/opened/when-interest-earns-interest/3e9a6759e3c5648f.mp4',
    ])
      expect(await statusOf(url, path), path).toBe(200);
  });
});
