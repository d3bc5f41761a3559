import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ContentForm } from '~/console/content/content-form';
import { TableFilters } from '~/console/table-filters';
import { ActivityForm } from '~/features/console-activities/components/activity-form';
import { CheckInForm } from '~/features/console-activities/components/check-in-form';
import { CouponForm } from '~/features/console-coupons/components/coupon-form';
import { PersonNotes } from '~/features/console-people/components/person-notes';
import { PriceForm } from '~/features/console-prices/components/price-form';
import { RoleForm } from '~/features/console-roles/components/role-form';
import { ConsoleSearchForm } from '~/features/console-shell/components/console-search-form';
import { FeedForm } from '~/features/console-units/components/feed-form';
import { ImportForm } from '~/features/console-units/components/import-form';
import { NewDraftForm } from '~/features/console-units/components/new-draft-form';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';

vi.mock('next/navigation', () => {
  const router = { push: () => {}, replace: () => {}, refresh: () => {} };
  const none = new URLSearchParams();
  return {
    useRouter: () => router,
    useSearchParams: () => none,
    usePathname: () => '/zh/console',
  };
});

beforeEach(prepareWindow);
afterEach(cleanup);

const nothing = () => {};
const address = { filters: {}, query: '', onFilter: nothing } as never;
const filters = [
  { name: 'q', label: '文字', kind: 'search' },
  { name: 'from', label: '從', kind: 'day' },
  { name: 'status', label: '狀態', kind: 'choice', options: [] },
] as const;

const both = { zh: '茶', en: 'Tea' };
const ACTIVITY = {
  kind: 'EVENT' as const,
  online: false,
  seats: 2,
  trial: true,
  city: both,
  place: both,
  joining: both,
  title: both,
  summary: both,
  body: [both],
  forWhom: both,
  whatToBring: both,
  agenda: [{ minutes: 120, title: both }],
  startsAt: new Date('2026-12-05T11:00:00Z'),
  endsAt: new Date('2026-12-05T13:00:00Z'),
};

/** Forms of the console that need no other data, by their file. */
const FORMS: Record<string, ReactElement> = {
  'console/table-filters.tsx': <TableFilters address={address} filters={filters} />,
  'features/console-activities/components/activity-form.tsx': (
    <ActivityForm
      draftName="activity"
      before={ACTIVITY}
      people={{ confirmed: 0, waiting: 0 }}
      busy={false}
      onSave={async () => true}
    />
  ),
  'console/content/content-form.tsx': (
    <ContentForm
      draftName="form"
      label="新增"
      fields={[
        { path: 'kind', label: '種類', options: [] },
        { path: 'day', label: '日期', kind: 'day' },
        { path: 'url', label: '網址', kind: 'address' },
        { path: 'title.zh', label: '標題' },
        { path: 'body.zh', label: '內文', kind: 'lines' },
        { path: 'intro.zh', label: '簡介', kind: 'paragraph' },
      ]}
      saved={{}}
      schema={z.unknown()}
      toInput={(nested) => nested}
      save={async () => {}}
      done="好"
      submit="儲存"
    />
  ),
  'features/console-activities/components/check-in-form.tsx': (
    <CheckInForm
      typed=""
      found={[]}
      busy={false}
      error={undefined}
      onType={nothing}
      onTry={nothing}
      onCheckIn={nothing}
    />
  ),
  'features/console-coupons/components/coupon-form.tsx': <CouponForm />,
  'features/console-people/components/person-notes.tsx': <PersonNotes id="1" notes={[]} />,
  'features/console-prices/components/price-form.tsx': (
    <PriceForm
      plans={[
        { id: '1', name: '月方案', price: 990, onSale: true, recommended: false, prices: [] },
      ]}
      now={new Date('2026-11-26T04:00:00Z')}
      canSetToday
    />
  ),
  'features/console-roles/components/role-form.tsx': <RoleForm />,
  'features/console-shell/components/console-search-form.tsx': <ConsoleSearchForm />,
  'features/console-units/components/feed-form.tsx': <FeedForm />,
  'features/console-units/components/import-form.tsx': <ImportForm />,
  'features/console-units/components/new-draft-form.tsx': <NewDraftForm />,
};

/** Forms that need a person, an order or a draft, with the end-to-end journey that fills them in. */
const IN_JOURNEYS: Record<string, string> = {
  'console/act-dialog.tsx': 'e2e/console-money.spec.ts',
  'features/console-shell/components/confirmation-dialog.tsx': 'e2e/console.spec.ts',
  'features/console-shell/components/log-in-again-dialog.tsx': 'e2e/console-people.spec.ts',
  'features/console-units/components/draft-page.tsx': 'e2e/console-units.spec.ts',
  'features/console-units/components/swap-dialog.tsx': 'e2e/console-units.spec.ts',
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

describe.each(Object.entries(FORMS))('The form of %s', (file, form) => {
  it(`Every field of ${file} has a name and a label, and accepts pasting`, async () => {
    renderWithPendingCalls(form);
    await act(async () => {});
    const fields = [...document.querySelectorAll<Control>('input, select, textarea')];
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      expect(field.labels?.[0]?.textContent || field.getAttribute('aria-label')).toBeTruthy();
      expect(field.name || field.id).toBeTruthy();
      expect(fireEvent.paste(field)).toBe(true);
    }
  });
});

it('Every form of the console is tested here or filled in by a journey', () => {
  const known = [...Object.keys(FORMS), ...Object.keys(IN_JOURNEYS)];
  const forms = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(features\/)?console/.test(file) && /(?<!\.test)\.tsx$/.test(file))
    .filter((file) => /<form\b/.test(readFileSync(join('src', file), 'utf8')));
  expect(known.sort()).toEqual(forms.sort());
  for (const journey of Object.values(IN_JOURNEYS)) expect(existsSync(journey), journey).toBe(true);
});
