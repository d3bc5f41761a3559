import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LessonSample } from '~/schemas/lesson';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { SampleTopics } from './components/trial/sample-topics';
import { useSample } from './use-sample';

beforeEach(prepareWindow);
afterEach(cleanup);

const sentence = (topic: LessonSample['topic'], text: string, slug = 'unit') =>
  ({
    slug,
    level: 'B1',
    topic,
    topics: ['work', 'life'],
    item: { id: text, text },
  }) as LessonSample;
const page = sentence('work', 'May I clarify one point?');
const flight = sentence('life', 'Could you put me on the next flight?', 'flight');

function Trial() {
  const [topic, setTopic] = useState(page.topic);
  const { sample, isLoading, retry } = useSample(page, topic);
  return (
    <section aria-busy={isLoading}>
      <SampleTopics topics={page.topics} chosen={topic} onChoose={setTopic} onRetry={retry} />
      <p>{sample.item.text}</p>
    </section>
  );
}

const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pressed = () => screen.getByRole('button', { pressed: true }).textContent;

it('Another topic brings its sentence with a call, the first one again without', async () => {
  const calls = renderWithPendingCalls(<Trial />, {});
  expect(pressed()).toBe('上班');
  await choose('生活');
  const call = await calls.call('lesson.sample');
  expect(call.input).toEqual({ topic: 'life' });
  expect(pressed()).toBe('生活');
  expect(screen.getByText(page.item.text)).toBeTruthy();
  await call.respond(flight);
  await screen.findByText(flight.item.text);
  await choose('上班');
  expect(screen.getByText(page.item.text)).toBeTruthy();
  await choose('生活');
  expect(screen.getByText(flight.item.text)).toBeTruthy();
});

it('A sentence that does not load leaves the last one, and can be fetched again', async () => {
  const calls = renderWithPendingCalls(<Trial />, {});
  await choose('生活');
  await (await calls.call('lesson.sample')).respondWithError('INTERNAL');
  await userEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  expect(screen.getByText(page.item.text)).toBeTruthy();
  await (await calls.call('lesson.sample')).respond(flight);
  await screen.findByText(flight.item.text);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('One topic is no choice', () => {
  renderWithPendingCalls(
    <SampleTopics topics={['life']} chosen="life" onChoose={() => {}} onRetry={null} />,
    {},
  );
  expect(screen.queryByRole('button')).toBeNull();
});
