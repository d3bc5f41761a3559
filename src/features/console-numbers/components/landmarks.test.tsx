import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Section } from '~/console/section';
import { TableFilters } from '~/console/table-filters';
import { ConsoleSearchForm } from '~/features/console-shell/components/console-search-form';
import { EnConsoleMessages } from '~/i18n/console-messages-en';
import { ZhConsoleMessages } from '~/i18n/console-messages-zh';
import { MessagesFor } from '~/i18n/messages-for';
import { FigureTable } from './figure-table';
import { HardTable } from './hard-table';
import { UnitTable } from './unit-table';

afterEach(cleanup);

const address = { query: '', filters: {}, onFilter() {} } as never;
const unit = { slug: 'tea', nameZh: '茶', nameEn: 'Tea', starts: 1, finishes: 1, left: 0 };
const PARTS: ReactNode = (
  <>
    <ConsoleSearchForm />
    <TableFilters address={address} filters={[]} />
    <Section title="A">
      <FigureTable title="A" rows={[{ day: '2026-11-26' }]} columns={[]} />
    </Section>
    <UnitTable units={[unit]} />
    <HardTable title="B" definition="" rows={[{ text: 'tea', tries: 1, passes: 1 }]} />
  </>
);

/** The names of the landmarks, in the page's order. */
const listNames = () =>
  [...document.querySelectorAll('section, search')].map((part) => {
    const heading = document.getElementById(part.getAttribute('aria-labelledby') ?? '');
    return heading ? heading.textContent : part.getAttribute('aria-label');
  });

it.each([
  ['zh', ZhConsoleMessages],
  ['en', EnConsoleMessages],
] as const)(
  'No two landmarks of a page of numbers have the same name, and none is without (%s)',
  (language, Messages) => {
    render(
      <MessagesFor language={language}>
        <Messages>{PARTS}</Messages>
      </MessagesFor>,
    );
    const names = listNames();
    expect(names).toHaveLength(8);
    expect(names.filter((name) => !name)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  },
);
