import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import type { LineSlot } from './unit-lines';
import { UnitPicture } from './unit-picture';

afterEach(cleanup);

const PEAKS = Array.from({ length: 96 }, () => 50);
const said: LineSlot = { durationMs: 1000, model: PEAKS, own: PEAKS };
const unsaid: LineSlot = { ...said, own: null };

async function show(slots: LineSlot[]) {
  const { container } = render(
    <MessagesFor language="zh">
      <p>page</p>
      <UnitPicture slots={slots} name="unit" headline="夜市的碗" figures="過關 2／2" />
    </MessagesFor>,
  );
  await screen.findByText('page');
  return [...container.querySelectorAll('path.stroke-gold, path.stroke-ink')].map((path) =>
    path.getAttribute('d'),
  );
}
const button = () => screen.queryByRole('button');

describe('The picture at the end of a lesson', () => {
  it('After a lesson in which all was said it has both lines and can be taken along', async () => {
    const [model, own] = await show([said, said]);
    expect(own).toBe(model);
    expect(screen.getByText('金線是示範，藍線是你。')).toBeTruthy();
    expect(button()).not.toBeNull();
  });

  it('It says how many items the learner’s line comes from', async () => {
    const [model, own] = await show([said, unsaid]);
    expect(own).not.toBe(model);
    expect(screen.getByRole('figure').textContent).toContain('藍線是你這次說的 1 題（共 2 題）');
  });

  it('After a lesson in which nothing was said it has the model’s line only, says so, and is not shared', async () => {
    const [model, own] = await show([unsaid, unsaid]);
    expect(model).not.toBe('');
    expect(own).toBe('');
    expect(screen.getByRole('figure').textContent).toContain('這次沒有開口說');
    expect(button()).toBeNull();
  });

  it('A lesson without a drawable line has no picture', async () => {
    await show([{ ...unsaid, model: null }]);
    expect(screen.queryByRole('figure')).toBeNull();
  });
});
