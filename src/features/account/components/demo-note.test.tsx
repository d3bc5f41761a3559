import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ZhMessages } from '~/i18n/messages-zh';
import { DEMO_EMAIL } from '~/lib/demo-email';
import { shownSession, toSession, UNKNOWN_SESSION } from '../shown-session';
import { DemoNote } from './demo-note';

const showAs = (email: string) => {
  shownSession.set(toSession({ email } as never));
  return render(
    <ZhMessages>
      <DemoNote />
    </ZhMessages>,
  );
};

afterEach(() => shownSession.set(UNKNOWN_SESSION));

it('The demo account says that its practice, order and membership were generated', () => {
  expect(showAs(DEMO_EMAIL).container.textContent).toMatch(/示範帳號.*系統產生/);
});

it('Any other account shows no such note', () => {
  expect(showAs('mei@shuoyi.example').container.textContent).toBe('');
});
