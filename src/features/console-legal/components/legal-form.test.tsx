import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { EnConsoleMessages } from '~/i18n/console-messages-en';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { consoleLegal as en } from '~/i18n/locales/en/console/legal';
import { consoleLegal as zh } from '~/i18n/locales/zh/console/legal';
import type { OperatorLegalText } from '~/schemas/operator-legal';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { TEST_NOON } from '~prisma/factories/noon';
import { LegalForm } from './legal-form';

beforeAll(prepareWindow);
afterEach(cleanup);

const VERSION = { version: '2026-01-01', state: 'IN_FORCE' } as const;
const both = (text: string) => ({ zh: text, en: text });
const LATEST = {
  title: both('條款'),
  status: both('說明'),
  intro: both('前言'),
  text: both('# 一'),
};

function show(text: Partial<OperatorLegalText>, language: 'zh' | 'en' = 'zh') {
  const Messages = language === 'zh' ? ZhConsoleMessages : EnConsoleMessages;
  renderWithPendingCalls(
    <Messages>
      <LegalForm
        text={{ slug: 'tou', versions: [], latest: null, ...text }}
        name="tou"
        names={{ zh: {}, en: {} }}
        now={TEST_NOON}
        onClose={() => {}}
      />
    </Messages>,
    {},
    language,
  );
}

it.each([
  ['zh', zh.unreadable],
  ['en', en.unreadable],
] as const)(
  'A legal text whose newest version cannot be read is no empty one: the form says so (%s)',
  (language, sentence) => {
    show({ versions: [VERSION] }, language);
    expect(screen.getByRole('alert').textContent).toBe(sentence);
  },
);

it('A legal text that can be read, and one without a version, have no such notice', () => {
  show({ versions: [VERSION], latest: LATEST });
  expect(screen.queryByText(zh.unreadable)).toBeNull();
  cleanup();
  show({});
  expect(screen.queryByText(zh.unreadable)).toBeNull();
});
