import { readFileSync } from 'node:fs';
import { devicePreferenceKey } from '~/device/device-preference';
import { PLAYBACK_SETTINGS } from '~/early/lesson-marks';
import { MAX_SPEED } from '~/features/lesson/player/playback-settings';
import { becomeUser } from './account';
import { listViolations } from './axe';
import { CORE } from './core';
import { expect, localisedPath, test } from './fixtures';
import { grantMembership } from './grant-membership';
import { LessonScreen } from './lesson';
import { fill, TEXTS } from './texts';
import { Traffic } from './traffic';

interface UnitFile {
  slug: string;
  words: { text: string }[];
  sentences: { text: string }[];
}
const unitFile = (slug: string) =>
  JSON.parse(readFileSync(`prisma/content/units/${slug}.json`, 'utf8')) as UnitFile;
const unit = unitFile('night-market-bowls');
const membersUnit = unitFile('tea-and-umbrellas');
const path = `/course-news/${unit.slug}/lesson`;

// Most of their time they wait for speech.
test.describe.configure({ mode: 'parallel' });

test(
  'A correct reading passes, a changed word is marked as wrong, and silence is reported',
  CORE,
  async ({ visitor, microphone }) => {
    const t = TEXTS.en;
    const page = await visitor({ language: 'en', viewport: { width: 390, height: 844 } });
    const lesson = new LessonScreen(page, t);
    const reports: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/lesson.recordFirstScore')) reports.push(response.status());
    });
    await page.goto(localisedPath('en', path));

    await microphone.queueSpeech(unit.words[0]!.text);
    await lesson.speak();
    await expect(lesson.outcome).toContainText(t.lesson.passed);
    await lesson.next();

    await lesson.skip(9);
    await expect(page.getByText('Every stall')).toBeVisible();
    await microphone.queueSpeech('Every stall now serves hot food in a yellow steel bowl.');
    await lesson.speak();
    await expect(lesson.outcome).toContainText(t.lesson.notPassed);
    // A busy machine drops some milliseconds of the fake microphone, so that a word or two may be lost: the changed
    // one is red all the same, as another word or as none.
    const changed = lesson.word('strong', 'other').or(lesson.word('strong', 'missing'));
    await expect(changed).toBeVisible();
    const others = ['every', 'stall', 'now', 'serves', 'hot', 'food', 'steel', 'bowl'];
    const said = await Promise.all(others.map((word) => lesson.word(word, 'clear').count()));
    expect(said.filter((count) => count > 0).length).toBeGreaterThanOrEqual(6);

    await microphone.queueSpeech(unit.sentences[0]!.text);
    await lesson.speak();
    await expect(lesson.outcome).toContainText(t.lesson.passed);
    await lesson.next();

    await microphone.queueSilence();
    await lesson.speak();
    await expect(lesson.outcome).toHaveText(t.lesson.refusal.no_speech);
    expect(reports, 'the first of three scores is reported').toEqual([200]);
  },
);

test('A sentence read in part does not pass, and noise leads to no verdict', async ({
  visitor,
  microphone,
}) => {
  const t = TEXTS.zh;
  const page = await visitor();
  const lesson = new LessonScreen(page, t);
  await page.goto(path);
  await lesson.skip(10);
  await expect(page.getByText('Every stall')).toBeVisible();
  await microphone.queueSpeech('Every stall now serves');
  await lesson.speak();
  await expect(lesson.outcome).toContainText(t.lesson.notPassed);
  await expect(lesson.word('bowl', 'missing')).toBeVisible();
  await expect(lesson.word('stall', 'clear')).toBeVisible();

  await microphone.queueSpeech(unit.sentences[0]!.text, 'US', 9000);
  await lesson.speak();
  const noVerdict = [t.lesson.refusal.too_noisy, t.lesson.refusal.no_speech, t.lesson.almost];
  await expect(lesson.outcome).toContainText(new RegExp(noVerdict.join('|')));
});

test(
  'A learner finishes the unit with the keyboard alone',
  CORE,
  async ({ visitor, microphone }) => {
    const t = TEXTS.zh;
    const page = await visitor();
    const lesson = new LessonScreen(page, t);
    const key = (name: string) => page.keyboard.press(name);
    await page.goto(path);
    await expect(page.getByRole('button', { name: t.lesson.speak, exact: true })).toBeVisible();
    expect(await listViolations(page), 'ready').toEqual([]);

    await test.step('finds the keys and chooses another one', async () => {
      await key('?');
      const sheet = page.getByRole('dialog', { name: t.practice.keys.title });
      expect(await listViolations(page), 'help sheet').toEqual([]);
      const action = t.practice.keys.action.speak;
      const change = (name: string) => fill(t.practice.keys.change, { action, key: name });
      await sheet.getByRole('button', { name: change(t.practice.keys.name.space) }).focus();
      await key('Enter');
      await key('r');
      await expect(sheet.getByRole('status')).toContainText(
        fill(t.practice.keys.taken, { key: 'R', action: t.practice.keys.action.retry }),
      );
      await sheet.getByRole('button', { name: change(t.practice.keys.name.space) }).focus();
      await key('Enter');
      await key('s');
      await expect(sheet.getByRole('button', { name: change('S') })).toBeVisible();
      await key('Escape');
      await expect(sheet).toBeHidden();
    });

    await test.step('speaks and goes on', async () => {
      await microphone.queueSpeech(unit.words[0]!.text);
      await key('s');
      await expect(lesson.hearing).toBeVisible();
      expect(await listViolations(page), 'recording').toEqual([]);
      await lesson.waitForResult();
      await expect(lesson.outcome).toContainText(t.lesson.passed);
      expect(await listViolations(page), 'scored').toEqual([]);
      await lesson.word(unit.words[0]!.text).press('Enter');
      await expect(page.getByText(t.lesson.sounds.hintOnly)).toBeVisible();
      expect(await listViolations(page), 'word opened').toEqual([]);
      await page.getByRole('button', { name: t.lesson.sounds.close }).press('Enter');
      await page.getByRole('main').focus();
      await key('Enter');
      await expect(page.getByText(fill(t.lesson.placeShort, { k: 2, n: 20 }))).toBeVisible();
    });

    await test.step('types the rest', async () => {
      await key('k');
      await lesson.typeThrough([...unit.words.slice(1), ...unit.sentences]);
      await expect(page.getByRole('heading', { name: t.lesson.summary.title })).toBeFocused();
      await expect(
        page.getByText(fill(t.lesson.summary.passedOf, { passed: 20, count: 20 })),
      ).toBeVisible();
      expect(await listViolations(page), 'summary').toEqual([]);
    });
  },
);

test('A learner who shadows the whole unit sees the lag and the missing words', async ({
  visitor,
  microphone,
}) => {
  const t = TEXTS.zh;
  const { shadow } = t.listening;
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  const lesson = new LessonScreen(page, t);
  await page.goto(path);
  await lesson.skip(20);
  await page.getByRole('button', { name: shadow.open }).click();
  await expect(page.getByRole('heading', { name: shadow.title })).toBeFocused();
  expect(await listViolations(page), 'before').toEqual([]);

  // Another accent and a late start are needed: the same voice and rhythm would be discarded as loudspeaker
  // echo.
  await microphone.queueSpeech('Every stall now serves hot food in a bowl.', 'GB', 0, 1.8);
  await page.getByRole('button', { name: shadow.start }).click();
  await expect(page.getByText(fill(shadow.place, { k: 1, n: 10 }))).toBeVisible();
  expect(await listViolations(page), 'speaking along').toEqual([]);
  await expect(page.getByText(fill(shadow.place, { k: 2, n: 10 }))).toBeVisible();
  await page.getByRole('button', { name: shadow.finish }).click();

  await expect(page.getByRole('heading', { name: shadow.resultTitle })).toBeFocused({
    timeout: 60_000,
  });
  const figure = (name: string) =>
    page.locator('dl > div', { hasText: name }).getByRole('definition');
  await expect(figure(shadow.lag)).toHaveText(/^[1-9]\d{1,3} 毫秒$/);
  await expect(figure(shadow.words)).toContainText(fill(shadow.leftOut, { count: 2 }));
  await expect(page.getByRole('listitem')).toContainText(
    `strong（${shadow.missing}） steel（${shadow.missing}） bowl.`,
  );
  expect(await listViolations(page), 'result').toEqual([]);
});

test('A learner with a membership that ends during the lesson finishes it and then sees the plans', async ({
  app,
  visitor,
}) => {
  const t = TEXTS.zh;
  const page = await visitor();
  const lesson = new LessonScreen(page, t);
  const person = await becomeUser(app, page);
  const memberPath = `/course-news/${membersUnit.slug}/lesson`;
  await grantMembership(app, person, { minutes: 60 });
  await page.goto(memberPath);
  await page.getByRole('button', { name: t.lesson.typing.use }).click();
  await lesson.typeThrough(membersUnit.words.slice(0, 3));
  const fourth = page.getByText(fill(t.lesson.placeShort, { k: 4, n: 20 }));
  await expect(fourth).toBeVisible();
  await grantMembership(app, person, { minutes: -1 });

  await page.reload();
  await expect(fourth).toBeVisible();
  await page.getByRole('button', { name: t.lesson.typing.use }).click();
  await lesson.typeThrough([...membersUnit.words, ...membersUnit.sentences].slice(3));
  await expect(page.getByText(t.practice.membership.over)).toBeVisible();
  expect(await listViolations(page), 'summary of an expired member').toEqual([]);
  await expect(page.getByText(t.lesson.summary.kept)).toBeVisible();
  await page.getByRole('link', { name: t.practice.membership.plans }).click();
  await expect(page).toHaveURL(`${app.url}/price`);
  await page.goto('/my-lesson');
  await expect(
    page.getByText(new RegExp(fill(t.lesson.mine.completedOn, { date: '.+' }))),
  ).toBeVisible();
  await page.goto(memberPath);
  await expect(page).toHaveURL(`${app.url}/price?${new URLSearchParams({ next: memberPath })}`);
});

test('A learner without a microphone types instead, and homophones are accepted', async ({
  visitor,
}) => {
  const t = TEXTS.zh;
  const page = await visitor({ microphone: false, viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Requested device not found', 'NotFoundError'));
  });
  const lesson = new LessonScreen(page, t);
  await page.goto(path);
  await lesson.skip(10);
  await page.getByRole('button', { name: t.lesson.speak, exact: true }).click();
  await expect(lesson.outcome).toHaveText(t.lesson.blocked.missing);
  expect(await listViolations(page), 'blocked').toEqual([]);
  await page.getByRole('main').getByRole('button', { name: t.lesson.typing.use }).click();
  await lesson.type('Every stall now serves hot food in a strong steal bowl');
  await expect(lesson.outcome).toContainText(t.lesson.passed);
  const { sound } = t.practice.dictation.reason;
  await expect(page.getByText(fill(sound, { typed: 'steal', word: 'steel' }))).toBeVisible();
  expect(await listViolations(page), 'dictation').toEqual([]);
});

test('A lesson ends after ten minutes with the current item, and resumes at the next one', async ({
  visitor,
}) => {
  const t = TEXTS.zh;
  const page = await visitor();
  const lesson = new LessonScreen(page, t);
  await page.clock.install();
  await page.goto(path);
  await lesson.skip(3);
  for (let passed = 0; passed <= 600; passed += 30) await page.clock.runFor(30_000);
  await expect(page.getByRole('status').getByText(t.practice.time.over)).toBeVisible();
  await lesson.skip();
  await expect(page.getByRole('heading', { name: t.practice.time.title })).toBeVisible();
  await expect(page.getByText(fill(t.practice.time.tomorrow, { k: 5 }))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: t.practice.time.title })).toBeVisible();
  await page.getByRole('button', { name: t.practice.time.more }).click();
  await expect(page.getByText(fill(t.lesson.placeShort, { k: 5, n: 20 }))).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/1\d:\d\d/);
});

test('Items postponed for speaking wait in the review', async ({ app, visitor }) => {
  const t = TEXTS.zh;
  const page = await visitor();
  const lesson = new LessonScreen(page, t);
  await becomeUser(app, page);
  await page.goto(path);
  await page.getByRole('button', { name: t.practice.later.say }).click();
  await expect(page.getByText(t.practice.later.queued)).toBeVisible();
  await lesson.type(unit.words[0]!.text);
  await lesson.next();
  await page.getByRole('button', { name: t.practice.later.say }).click();
  await page.getByRole('button', { name: t.practice.later.whole }).click();
  await lesson.skip();
  await expect(page.getByText(t.practice.later.wholeOn)).toBeVisible();
  await page.getByRole('button', { name: t.listening.title }).click();
  await expect(page.getByRole('dialog', { name: t.listening.title })).toBeVisible();
  expect(await listViolations(page), 'panel').toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto('/my-lesson');
  await expect(page.getByText(fill(t.practice.later.inReview, { count: 3 }))).toBeVisible();
  expect(await listViolations(page), 'my learning').toEqual([]);
  await page.getByRole('link', { name: t.nextStep.today.goOn }).click();
  await expect(page.getByRole('button', { name: t.lesson.speak, exact: true })).toBeVisible();
  expect(await listViolations(page), 'review').toEqual([]);
  await page.goto('/my-lesson/progress');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await listViolations(page), 'progress').toEqual([]);
});

test.describe('A lesson without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test(
    'An offline result is stored on the device and sent when the network is back',
    CORE,
    async ({ app, visitor, microphone }) => {
      const t = TEXTS.zh;
      const page = await visitor();
      const lesson = new LessonScreen(page, t);
      await becomeUser(app, page);
      await page.goto(path);
      await microphone.queueSpeech(unit.words[0]!.text);
      await lesson.speak();
      await lesson.next();

      await page.context().setOffline(true);
      await microphone.queueSpeech(unit.words[1]!.text);
      await lesson.speak();
      await expect(lesson.outcome).toContainText(t.lesson.passed);
      await expect(page.getByText(fill(t.lesson.sync.lost, { waiting: 1 }))).toBeVisible();
      await expect(page.getByRole('button', { name: t.lesson.sync.sendAgain })).toBeVisible();

      await page.context().setOffline(false);
      await expect(page.getByText(fill(t.lesson.sync.lost, { waiting: 1 }))).toBeHidden();
      await page.goto('/my-lesson');
      await expect(
        page.getByText(fill(t.lesson.mine.tried, { tried: 2, count: 20 })).first(),
      ).toBeVisible();
    },
  );

  test('After the first result, everything else of a lesson opens for the first time without a network', async ({
    visitor,
    microphone,
  }) => {
    const t = TEXTS.zh;
    const page = await visitor();
    const traffic = new Traffic(page);
    const lesson = new LessonScreen(page, t);
    const dialog = (name: string) => page.getByRole('dialog', { name });
    await page.goto(path);
    await microphone.queueSpeech(unit.words[0]!.text);
    await lesson.speak();
    await traffic.waitUntilIdle();
    await page.context().setOffline(true);

    const { settings } = t.lesson;
    const change = (name: string) => fill(settings.change, { name });
    await page.getByRole('button', { name: change(settings.name.STANDARD) }).click();
    await dialog(settings.title).getByRole('radio', { name: settings.name.ENCOURAGING }).click();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('button', { name: change(settings.name.ENCOURAGING) }),
    ).toBeVisible();
    await lesson.word(unit.words[0]!.text).click();
    await expect(page.getByText(t.lesson.sounds.hintOnly)).toBeVisible();
    await page.getByRole('button', { name: t.listening.title }).click();
    await expect(dialog(t.listening.title)).toBeVisible();
    await page.keyboard.press('Escape');
    // The dialog receives the lesson's keys until it has closed.
    await expect(dialog(t.listening.title)).toBeHidden();
    await page.keyboard.press('?');
    await expect(dialog(t.practice.keys.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(t.practice.keys.title)).toBeHidden();
    await lesson.next();
    await page.getByRole('button', { name: t.lesson.typing.use }).click();
    await lesson.type(unit.words[1]!.text);
    await expect(lesson.outcome).toContainText(t.lesson.passed);
    await lesson.next();
    await lesson.skip(18);
    await expect(page.getByRole('heading', { name: t.lesson.summary.titleLeft })).toBeVisible();
    await page.getByRole('button', { name: t.listening.shadow.open }).click();
    await expect(page.getByRole('heading', { name: t.listening.shadow.title })).toBeFocused();
  });

  test('Offline results of two tabs survive a reload and count once', async ({ app, visitor }) => {
    const t = TEXTS.zh;
    const page = await visitor();
    const one = new LessonScreen(page, t);
    await becomeUser(app, page);
    await page.goto(path);
    await page.getByRole('button', { name: t.lesson.typing.use }).click();
    const tab = await page.context().newPage();
    const two = new LessonScreen(tab, t);
    await tab.goto(path);
    await tab.getByRole('button', { name: t.lesson.typing.use }).click();
    await two.skip();

    await page.context().setOffline(true);
    await one.type(unit.words[0]!.text);
    await expect(page.getByText(fill(t.lesson.sync.lost, { waiting: 1 }))).toBeVisible();
    await two.type(unit.words[1]!.text);
    await expect(tab.getByText(fill(t.lesson.sync.lost, { waiting: 2 }))).toBeVisible();
    await two.next();
    await page.context().setOffline(false);
    await Promise.all([page.reload(), tab.goto('/my-lesson')]);
    await expect(
      tab.getByText(fill(t.lesson.mine.tried, { tried: 2, count: 20 })).first(),
    ).toBeVisible();
    await page.goto(path);
    await expect(page.getByText(fill(t.lesson.placeShort, { k: 3, n: 20 }))).toBeVisible();
  });
});

test.describe('Interpreting without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('A passage that was not loaded says what to do; one that was heard is heard, given back, scored and compared offline', async ({
    visitor,
    microphone,
  }) => {
    const t = TEXTS.zh;
    const text = t.interpret;
    const page = await visitor({ viewport: { width: 390, height: 664 } });
    // The passage is heard twice, as fast as a learner may choose.
    await page.addInitScript(([key, settings]) => localStorage.setItem(key, settings), [
      devicePreferenceKey(PLAYBACK_SETTINGS),
      JSON.stringify({ speed: MAX_SPEED }),
    ] as const);
    await page.goto(`${path}#interpreting`);
    await expect(page.getByRole('heading', { name: text.title })).toBeFocused();
    const header = page.getByRole('banner');
    await expect(header.getByText(t.lesson.exercise.interpreting)).toBeVisible();
    await expect(header.getByText(fill(t.lesson.placeShort, { k: 1, n: 20 }))).toBeHidden();

    await page.context().setOffline(true);
    await page.getByRole('button', { name: text.listen }).click();
    await expect(page.getByText(text.soundFailed)).toBeVisible();
    await page.context().setOffline(false);
    const model = page.waitForResponse((response) => response.url().includes('/speech/'));
    await page.getByRole('button', { name: text.listen }).click();
    await (await model).finished();
    await page.context().setOffline(true);
    await expect(page.getByRole('button', { name: text.listenAgain })).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole('button', { name: text.listenAgain }).click();
    await expect(page.getByText(text.listening)).toBeVisible();
    await expect(page.getByRole('button', { name: text.listenAgain })).toBeVisible({
      timeout: 60_000,
    });

    const speech = await microphone.queueSpeech(unit.sentences[0]!.text);
    await page.getByRole('button', { name: text.speak }).click();
    await expect(page.getByText(text.recording)).toBeVisible();
    const openedAt = Date.now();
    await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(speech);
    await page.getByRole('button', { name: text.finish }).click();
    await expect(page.getByRole('heading', { name: text.resultTitle })).toBeFocused({
      timeout: 60_000,
    });
    await page.getByRole('button', { name: fill(text.hearModelOf, { k: 2 }) }).click();
    await expect(page.getByRole('button', { name: text.ownStop })).toBeVisible();
    await expect(page.getByRole('button', { name: text.ownStop })).toBeHidden({ timeout: 30_000 });

    await page.getByRole('button', { name: text.again }).click();
    await page.getByRole('button', { name: text.useTyping }).click();
    await page.getByRole('textbox', { name: text.typed }).fill(unit.sentences[0]!.text);
    await page.getByRole('button', { name: text.check }).click();
    await expect(page.getByRole('heading', { name: text.resultTitle })).toBeFocused();
  });
});

test('A learner hears a passage, takes notes, renders one sentence and sees the omissions', async ({
  visitor,
  microphone,
}) => {
  const t = TEXTS.zh;
  const text = t.interpret;
  const page = await visitor({ viewport: { width: 390, height: 844 } });
  await page.goto(`/course-news/${unit.slug}`);
  await page.getByRole('link', { name: t.course.unit.interpret }).click();
  await expect(page.getByRole('heading', { name: text.title })).toBeFocused();
  await page.getByRole('button', { name: text.listen }).click();
  await page.getByRole('textbox', { name: text.notes }).fill('bowls → soup');
  await expect(page.getByRole('button', { name: text.listenAgain })).toBeVisible({
    timeout: 60_000,
  });
  expect(await listViolations(page), 'before').toEqual([]);

  const speech = await microphone.queueSpeech(unit.sentences[0]!.text);
  await page.getByRole('button', { name: text.speak }).click();
  await expect(page.getByText(text.recording)).toBeVisible();
  const openedAt = Date.now();
  await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(speech);
  await page.getByRole('button', { name: text.finish }).click();

  await expect(page.getByRole('heading', { name: text.resultTitle })).toBeFocused({
    timeout: 60_000,
  });
  const sentences = page.getByRole('main').getByRole('listitem');
  await expect(sentences.first()).toContainText(text.all);
  await expect(sentences.nth(1)).toContainText(text.none);
  await expect(page.getByText('bowls → soup')).toBeVisible();
  expect(await listViolations(page), 'result').toEqual([]);

  await page.getByRole('button', { name: text.next }).click();
  await expect(page.getByRole('textbox', { name: text.notes })).toHaveValue('');
  await page.getByRole('button', { name: text.back }).click();
  await expect(page).toHaveURL(/\/lesson$/);
});
