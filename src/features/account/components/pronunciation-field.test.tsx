import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { PronunciationField } from './pronunciation-field';

const sample = {
  text: 'volunteer',
  ipa: { us: 'ˌvɑːlənˈtɪr', gb: 'ˌvɒlənˈtɪə' },
  sound: { US: '/media/us.mp3', GB: '/media/gb.mp3' },
};
const sampleQuery = vi.hoisted(() => ({ data: null as unknown }));
vi.mock('../hooks', () => ({ useAccentSample: () => sampleQuery }));

const playedUrls: string[] = [];
let broken = false;
beforeEach(() => {
  playedUrls.length = 0;
  broken = false;
  sampleQuery.data = sample;
  vi.stubGlobal(
    'Audio',
    class {
      src = '';
      play = async () => {
        if (broken) throw new Error('no sound');
        playedUrls.push(this.src);
      };
      pause() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const chosen = vi.fn();
  render(
    <MessagesFor language="zh">
      <PronunciationField value="US" onChange={chosen} />
    </MessagesFor>,
  );
  return { user: userEvent.setup(), chosen };
}

it('Each accent’s sample can be heard without choosing the accent', async () => {
  const { user, chosen } = open();
  await user.click(screen.getByRole('button', { name: /^試聽美式的 ?volunteer$/ }));
  await user.click(screen.getByRole('button', { name: /^試聽英式的 ?volunteer$/ }));
  expect(playedUrls).toEqual(['/media/us.mp3', '/media/gb.mp3']);
  expect(chosen).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: '英式' }));
  expect(chosen).toHaveBeenCalledWith('GB');
});

it('a sample that fails to load shows an error, and the next click tries again', async () => {
  const { user } = open();
  broken = true;
  const button = screen.getByRole('button', { name: /^試聽美式的 ?volunteer$/ });
  await user.click(button);
  expect(await screen.findByText(/聲音播放失敗/)).toBeTruthy();
  broken = false;
  await user.click(button);
  expect(screen.queryByText(/聲音播放失敗/)).toBeNull();
  expect(playedUrls).toEqual(['/media/us.mp3']);
});

it('the pronunciation field without a sample word shows the choice alone', () => {
  sampleQuery.data = null;
  open();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});
