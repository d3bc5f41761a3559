import { readFileSync } from 'node:fs';
import { listViolations } from './axe';
import { expect, localisedPath, test } from './fixtures';
import { fill, TEXTS } from './texts';

const slug = 'breakfast-shop-guest';
const lesson = JSON.parse(readFileSync(`prisma/content/voice-lessons/${slug}.json`, 'utf8')) as {
  title: { zh: string };
  speakers: Record<string, { name: { zh: string } }>;
  transcript: { speaker: string; en: string }[];
  questions: { question: { zh: string }; options: string[]; answer: number }[];
};

test('A learner plays a voice lesson, answers a question, and speaks the guest’s lines', async ({
  visitor,
  microphone,
}) => {
  const t = TEXTS.zh;
  const page = await visitor({ viewport: { width: 390, height: 844 }, microphone: true });
  await page.goto(localisedPath('zh', '/course-voice?category=daily'));
  await page.getByRole('link', { name: lesson.title.zh }).click();
  await expect(page.getByRole('heading', { level: 1, name: lesson.title.zh })).toBeVisible();

  const line = page.getByRole('button', { name: lesson.transcript[4]!.en });
  await line.click();
  await expect(line).toHaveAttribute('aria-current', 'true');
  expect(await listViolations(page)).toEqual([]);

  const [firstQuestion] = lesson.questions;
  const question = page.getByRole('group', { name: firstQuestion!.question.zh });
  const wrong = firstQuestion!.options[(firstQuestion!.answer + 1) % 4]!;
  await question.getByRole('button', { name: wrong }).press('Enter');
  await expect(question.getByRole('status')).toContainText(t.voice.quiz.wrong);
  await question.getByRole('button', { name: t.voice.quiz.retry }).press('Enter');
  await question
    .getByRole('button', { name: firstQuestion!.options[firstQuestion!.answer]! })
    .press('Enter');
  await expect(question.getByRole('status')).toContainText(t.voice.quiz.right);

  const [first, own] = lesson.transcript;
  await microphone.queueSpeech(own!.en);
  const guest = lesson.speakers[own!.speaker]!.name.zh;
  await page.getByRole('button', { name: fill(t.voice.page.playAs, { name: guest }) }).click();
  const shop = lesson.speakers[first!.speaker]!.name.zh;
  await expect(page.getByText(fill(t.voice.round.listening, { name: shop }))).toBeVisible();
  const turn = page.getByRole('region', { name: t.voice.round.yourTurn });
  await expect(turn).toBeVisible({ timeout: 15_000 });
  await turn.getByRole('button', { name: t.lesson.speak, exact: true }).click();
  await expect(turn.getByText(t.lesson.passed)).toBeVisible({ timeout: 60_000 });
  expect(await listViolations(page)).toEqual([]);
  await turn.getByRole('button', { name: t.voice.round.next }).click();
  await expect(turn).toBeHidden();
});
