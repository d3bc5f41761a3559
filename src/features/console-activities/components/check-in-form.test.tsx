import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { findPeople } from '~/domain/activity-people';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { consoleActivities as zh } from '~/i18n/locales/zh/console/activities';
import { MessagesFor } from '~/i18n/messages-for';
import type { CheckInLine } from '~/schemas/operator-activity';
import { CheckInForm } from './check-in-form';
import { PeopleList } from './people-list';

afterEach(cleanup);

const person = (name: string, over: Partial<CheckInLine> = {}): CheckInLine => ({
  id: name,
  personId: null,
  name,
  email: `${name.toLowerCase()}@shuoyi.example`,
  status: 'CONFIRMED',
  checkedInAt: null,
  code: null,
  waitingPlace: null,
  ...over,
});
const PEOPLE = [
  person('Ann'),
  person('Anna'),
  person('Ben', { status: 'WAITLISTED', waitingPlace: 1 }),
];

function Door({ onCheckIn }: { onCheckIn: (email: string) => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const found = findPeople(PEOPLE, typed);
  return (
    <MessagesFor language="zh">
      <ZhConsoleMessages>
        <CheckInForm
          typed={typed}
          found={found}
          error={error}
          onCheckIn={onCheckIn}
          busy={false}
          onTry={setError}
          onType={setTyped}
        />
        <PeopleList
          people={found}
          hasPeople
          busyEmail={null}
          acts={{ onCheckIn, onUndo: () => {} }}
        />
      </ZhConsoleMessages>
    </MessagesFor>
  );
}

it('The form checks in the one person who matches the typed text, and explains an ambiguous one', async () => {
  const onCheckIn = vi.fn();
  const user = userEvent.setup();
  render(<Door onCheckIn={onCheckIn} />);
  const submit = screen.getByRole('button', { name: zh.checkIn });
  await user.click(submit);
  expect(screen.getByText(zh.noTyped)).toBeTruthy();
  await user.type(screen.getByLabelText(zh.find), 'ann');
  await user.click(submit);
  expect(screen.getByText(zh.several)).toBeTruthy();
  expect(onCheckIn).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(zh.find), 'a');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.click(submit);
  expect(onCheckIn).toHaveBeenCalledExactlyOnceWith('anna@shuoyi.example');
});

it('The list checks in people with a seat, and none of the waiting list', async () => {
  const onCheckIn = vi.fn();
  render(<Door onCheckIn={onCheckIn} />);
  const names = screen.getAllByRole('button', { name: /^替/ }).map((button) => button.ariaLabel);
  expect(names).toEqual(['替Ann報到', '替Anna報到']);
  await userEvent.click(screen.getByRole('button', { name: '替Ann報到' }));
  expect(onCheckIn).toHaveBeenCalledExactlyOnceWith('ann@shuoyi.example');
  expect(screen.getByText('候補第 1 位，沒有座位')).toBeTruthy();
});

it.each(['ben', 'ben@shuoyi.example'])(
  'The form says that a person is on the waiting list, with the place, and does not check the person in (%s)',
  async (typed) => {
    const onCheckIn = vi.fn();
    const user = userEvent.setup();
    render(<Door onCheckIn={onCheckIn} />);
    await user.type(screen.getByLabelText(zh.find), typed);
    await user.click(screen.getByRole('button', { name: zh.checkIn }));
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said.join('')).toBe('Ben 在候補名單上，第 1 位，目前沒有座位。');
    expect(onCheckIn).not.toHaveBeenCalled();
  },
);

it('Each attempt clears the message of the previous one, also when it finds no person', async () => {
  const user = userEvent.setup();
  render(<Door onCheckIn={() => {}} />);
  const field = screen.getByLabelText(zh.find);
  const listSaid = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  await user.type(field, 'ann{Enter}');
  expect(listSaid()).toEqual([zh.several]);
  await user.clear(field);
  await user.type(field, '999999{Enter}');
  expect(listSaid()).toEqual([zh.noMatch]);
  await user.clear(field);
  await user.type(field, 'anna{Enter}');
  expect(listSaid().join('')).toBe('');
});
