import { expect, localisedPath, test } from './fixtures';
import { TEXTS } from './texts';

test('The covers of a list are drawings of their own, kept by browsers for good', async ({
  visitor,
  app,
}) => {
  for (const path of ['/course-news', '/course-voice', '/course-video']) {
    const page = await visitor();
    await page.goto(path);
    const sources = await page
      .locator('.card .cover img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expect(sources.length).toBeGreaterThan(4);
    expect(new Set(sources).size).toBe(sources.length);
    const bodies = new Set<string>();
    for (const source of sources) {
      const response = await fetch(app.url + source);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      expect(response.headers.get('cache-control')).toContain('immutable');
      bodies.add(await response.text());
    }
    expect(bodies.size).toBe(sources.length);
    await page.context().close();
  }
});

test('A lesson without a drawing has a composed cover, and an address that names none has nothing', async ({
  app,
}) => {
  const read = (path: string) => fetch(`${app.url}/media/covers/${path}`);
  for (const path of [
    'units/a-better-night.old.svg',
    'voice-lessons/calling-a-clinic.old.svg',
    'videos/lost-or-have-lost.old.svg',
  ]) {
    const response = await read(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=300',
    ]);
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
  }
  for (const path of ['units/none.old.svg', 'units/a-better-night.png', 'plans/a.b.svg'])
    expect((await read(path)).status).toBe(404);
});

test('A video shows its drawing with one button in the corner, and is then played from one bar', async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto(localisedPath('en', '/course-video/who-decides-on-a-typhoon-day'));
  const player = page.locator('div:has(> media-controller)');
  const button = player.getByRole('button', { name: TEXTS.en.media.deck.play, exact: true });
  const bar = page.getByRole('region', { name: TEXTS.en.media.deck.label });

  await test.step('before it plays', async () => {
    await expect(player.locator('.cover img')).toHaveAttribute('src', /\.svg$/);
    await expect(button).toHaveCount(1);
    const [picture, sign] = [
      await player.boundingBox(),
      await button.locator('.icon').boundingBox(),
    ];
    if (!picture || !sign) throw new Error('nothing is drawn');
    expect(sign.x + sign.width).toBeLessThan(picture.x + picture.width / 4);
    expect(sign.y).toBeGreaterThan(picture.y + picture.height / 2);
  });

  await test.step('while it plays', async () => {
    await button.click();
    await expect(bar.getByRole('button', { name: TEXTS.en.media.deck.pause })).toBeVisible();
    await expect(player.locator('.cover')).toHaveCount(0);
    await expect(button).toHaveCount(0);
    await expect(player.locator('media-play-button:visible')).toHaveCount(0);
    await expect(player.locator('media-fullscreen-button')).toBeVisible();
    await expect(player.locator('video')).not.toHaveAttribute('controls');
  });
});
