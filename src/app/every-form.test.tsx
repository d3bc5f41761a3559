import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListSearch } from '~/components/ui/list-search';
import { ChangePasswordForm } from '~/features/account/components/change-password-form';
import { DataDownload } from '~/features/account/components/data-download';
import { DeletionDialog } from '~/features/account/components/deletion-dialog';
import { ForgotPasswordForm } from '~/features/account/components/forgot-password-form';
import { ProfileForm } from '~/features/account/components/profile-form';
import { ResetPasswordForm } from '~/features/account/components/reset-password-form';
import { SignInForm } from '~/features/account/components/sign-in-form';
import { SignUpForm } from '~/features/account/components/sign-up-form';
import { ContactForm } from '~/features/contact/components/contact-form';
import { InterpretType } from '~/features/lesson/components/interpret/interpret-type';
import { TypeDock } from '~/features/lesson/components/player/type-dock';
import { CouponField } from '~/features/order/components/coupon-field';
import { GiftAddress } from '~/features/order/components/gift-address';
import { GiftField } from '~/features/order/components/gift-field';
import { PaymentInvoice } from '~/features/order/components/payment-invoice';
import { useCheckoutDraft } from '~/features/order/use-checkout-draft';
import { GoalForm } from '~/features/progress/components/goal-form';
import { ReplyByTyping } from '~/features/scene/components/reply-by-typing';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import type { Language } from '~/lib/language';
import { fakePractice } from '~/test/fake-practice';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { SpokenOnboarding } from './[locale]/(form)/welcome/spoken-onboarding';
import { CardForm } from './sandbox-bank/[pageToken]/card-form';
import { TEXTS as BANK } from './sandbox-bank/[pageToken]/texts';

vi.mock('next/navigation', () => {
  const router = { push: () => {}, replace: () => {}, refresh: () => {} };
  const none = new URLSearchParams();
  return {
    useRouter: () => router,
    useSearchParams: () => none,
    usePathname: () => '/zh/login',
  };
});

beforeEach(() => {
  prepareWindow();
  sessionStorage.clear();
});
afterEach(() => {
  toast.dismiss();
  cleanup();
});

const PASSWORD = 'lantern-harbour-sesame-19';
const person = { email: 'ming@shuoyi.example', name: '小明' };
const member = { level: '', expiresAt: null, paused: null };
const user = {
  ...person,
  gender: null,
  phone: null,
  avatar: null,
  vip: member,
  pronunciation: 'US',
  validated: true,
} as const;
const nothing = () => {};

function Checkout({ part }: { part: 'coupon' | 'gift' | 'invoice' }) {
  const draft = useCheckoutDraft({ totalPrice: 2670, items: [] } as never);
  if (part === 'coupon') return <CouponField draft={draft} />;
  return part === 'gift' ? <GiftField draft={draft} /> : <PaymentInvoice draft={draft} />;
}

const list = { choice: { q: '' }, change: nothing } as never;
const words = { search: '搜尋', clearSearch: '清除', lookUp: null } as never;
const practice = fakePractice({ item: { kind: 'WORD' }, steps: { mode: 'TYPE' } });

interface Entry {
  /** File of the form’s component. */
  file: string;
  form: ReactElement;
  knownError?: Record<string, unknown>;
  /** Opens the form. */
  open?: () => Promise<unknown>;
  /** Field → its autocomplete token. */
  tokens: Record<string, string>;
  /** The call of the form when it is filled in correctly, and an error of that call with its field. Forms that
   *  send nothing have none. */
  sends?: {
    fields?: Record<string, string>;
    call: string;
    /** Required fields: left empty they show an error, and the first one gets the focus. */
    required?: readonly string[];
    serverError?: readonly [code: string, field: string];
  };
}

const me = { 'auth.me': user };
const stale = { ...me, 'security.recentlyAuthenticated': false };
const newPassword = { password: PASSWORD, confirm: PASSWORD };
const press = (role: 'button' | 'checkbox', name: RegExp) => async () => {
  fireEvent.click(await screen.findByRole(role, { name }));
};

const FORMS: Record<string, Entry> = {
  login: {
    file: 'features/account/components/sign-in-form.tsx',
    form: <SignInForm />,
    tokens: { email: 'username', password: 'current-password' },
    sends: {
      fields: { email: person.email, password: PASSWORD },
      call: 'auth.signIn',
      required: ['email', 'password'],
    },
  },
  signup: {
    file: 'features/account/components/sign-up-form.tsx',
    form: <SignUpForm />,
    tokens: {
      email: 'username',
      name: 'name',
      password: 'new-password',
      confirm: 'new-password',
      phone: 'tel',
      gender: 'sex',
    },
    sends: {
      fields: { ...person, ...newPassword },
      call: 'auth.signUp',
      required: ['email', 'name', 'password', 'terms'],
      serverError: ['PASSWORD_TOO_COMMON', 'password'],
    },
  },
  'forgotten password': {
    file: 'features/account/components/forgot-password-form.tsx',
    form: <ForgotPasswordForm />,
    tokens: { email: 'username' },
    sends: {
      fields: { email: person.email },
      call: 'auth.forgotPassword',
      required: ['email'],
    },
  },
  'password by link': {
    file: 'features/account/components/password-link-form.tsx',
    form: <ResetPasswordForm token="a-token-of-twenty-signs" />,
    tokens: { password: 'new-password', confirm: 'new-password' },
    sends: {
      fields: newPassword,
      call: 'auth.resetPassword',
      required: ['password'],
      serverError: ['PASSWORD_TOO_COMMON', 'password'],
    },
  },
  'change of password': {
    file: 'features/account/components/change-password-form.tsx',
    form: <ChangePasswordForm />,
    knownError: stale,
    open: () => screen.findByLabelText(zh.account.currentPassword),
    tokens: {
      currentPassword: 'current-password',
      password: 'new-password',
      confirm: 'new-password',
    },
    sends: {
      fields: { currentPassword: 'what it was', ...newPassword },
      call: 'profile.changePassword',
      required: ['currentPassword', 'password'],
      serverError: ['CURRENT_PASSWORD_WRONG', 'currentPassword'],
    },
  },
  profile: {
    file: 'features/account/components/profile-form.tsx',
    form: <ProfileForm user={user as never} />,
    knownError: { 'lesson.accentSample': null, 'profile.emailVerification': null },
    tokens: { name: 'name', email: 'email', phone: 'tel', gender: 'sex' },
    sends: {
      fields: { email: 'hua@shuoyi.example' },
      call: 'profile.edit',
      serverError: ['EMAIL_TAKEN', 'email'],
    },
  },
  'download of the data': {
    file: 'features/account/components/data-download.tsx',
    form: <DataDownload />,
    knownError: stale,
    open: () => screen.findByLabelText(zh.account.currentPassword),
    tokens: { currentPassword: 'current-password' },
  },
  'deletion of the account': {
    file: 'features/account/components/deletion-dialog.tsx',
    form: <DeletionDialog open onOpenChange={nothing} />,
    knownError: { ...stale, 'profile.membership': { level: '', expiresAt: null, history: [] } },
    open: () => screen.findByLabelText(zh.account.currentPassword),
    tokens: { currentPassword: 'current-password' },
    sends: {
      fields: { currentPassword: 'what it was' },
      call: 'security.requestDeletion',
      required: ['currentPassword'],
      serverError: ['CURRENT_PASSWORD_WRONG', 'currentPassword'],
    },
  },
  'letter to us': {
    file: 'features/contact/components/contact-form.tsx',
    form: <ContactForm />,
    knownError: { 'auth.me': null },
    tokens: { name: 'name', email: 'email', subject: 'off', orderNumber: 'off', body: 'off' },
    sends: {
      fields: { ...person, subject: 'LESSON', body: '麥克風沒有反應。' },
      call: 'contact.send',
      required: ['name', 'email', 'subject', 'body'],
    },
  },
  'address of a gift': {
    file: 'features/order/components/gift-address.tsx',
    form: (
      <GiftAddress
        order={{ id: '8b0f5f6e-9f52-4c0e-9a59-0d1f3a2b4c5d' } as never}
        gift={{ status: 'SENT', email: person.email } as never}
        onDone={nothing}
      />
    ),
    tokens: { email: 'off' },
    sends: { fields: { email: 'hua@shuoyi.example' }, call: 'gift.send' },
  },
  'goal of the week': {
    file: 'features/progress/components/goal-form.tsx',
    form: <GoalForm goal={{ kind: 'DAYS', amount: 4 }} onDone={nothing} />,
    tokens: { kind: 'off', amount: 'off' },
    sends: { fields: {}, call: 'settings.edit' },
  },
  coupon: {
    file: 'features/order/components/coupon-field.tsx',
    form: <Checkout part="coupon" />,
    open: press('button', new RegExp(zh.coupon.have)),
    tokens: { coupon: 'off' },
  },
  gift: {
    file: 'features/order/components/gift-field.tsx',
    form: <Checkout part="gift" />,
    open: press('checkbox', new RegExp(zh.gift.field.send)),
    tokens: { 'gift-email': 'off', 'gift-name': 'off', 'gift-message': 'off' },
  },
  invoice: {
    file: 'features/order/components/payment-invoice.tsx',
    form: <Checkout part="invoice" />,
    knownError: {
      ...me,
      'order.lastInvoice': { kind: 'COMPANY', code: '12345675', title: '口譯工作室' },
    },
    open: () => screen.findByLabelText(zh.invoice.company),
    tokens: { code: 'off', title: 'organization' },
  },
  search: {
    file: 'components/ui/list-search.tsx',
    form: <ListSearch list={list} labels={words} />,
    tokens: { q: 'off' },
  },
  onboarding: {
    file: 'features/onboarding/components/onboarding-frame.tsx',
    form: <SpokenOnboarding questions={['GOAL']} goal={{ kind: 'DAYS', amount: 4 }} next={null} />,
    knownError: { ...me, 'lesson.levelSamples': [] },
    tokens: {},
  },
  'typed answer': {
    file: 'features/lesson/components/player/type-field.tsx',
    form: <TypeDock practice={practice} last={false} />,
    tokens: { typed: 'off' },
  },
  'typed passage': {
    file: 'features/lesson/components/interpret/interpret-type.tsx',
    form: <InterpretType onCheck={nothing} onSpeak={nothing} />,
    tokens: { typed: 'off' },
  },
  'typed reply': {
    file: 'features/scene/components/reply-by-typing.tsx',
    form: <ReplyByTyping onCheck={nothing} onSpeak={nothing} />,
    tokens: { typed: 'off' },
  },
  card: {
    file: 'app/sandbox-bank/[pageToken]/card-form.tsx',
    form: (
      <CardForm
        texts={BANK.zh}
        cards={[]}
        declined={null}
        invalid={null}
        returnUrl="/"
        calls="/api/sandbox-bank/token"
      />
    ),
    tokens: { number: 'cc-number', expiry: 'cc-exp', code: 'cc-csc' },
  },
};

const rows = Object.entries(FORMS).map(([name, entry]) => ({ name, ...entry }));
const sending = rows.flatMap(({ sends, ...row }) => (sends ? [{ ...row, sends }] : []));

async function show({ form, knownError = me, open }: Entry, language: Language = 'zh') {
  const page = renderWithPendingCalls(form, knownError, language);
  await act(async () => {
    await open?.();
  });
  return page;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const named = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-field="${name}"], [name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
const findForm = () => document.querySelector('form') as HTMLFormElement;

async function fill(fields: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(fields)) {
    const field = named(name);
    if (field instanceof HTMLSelectElement) fireEvent.change(field, { target: { value } });
    else fireEvent.input(field, { target: { value } });
  }
  for (const box of screen.queryAllByRole('checkbox')) fireEvent.click(box);
}

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const PHONE = ['inputmode', 'autocapitalize', 'spellcheck'] as const;
const phone = (field: Element) =>
  Object.fromEntries(PHONE.map((name) => [name, field.getAttribute(name)]));

/** Hidden fields need no label. */
const isVisible = (field: Control) => !field.closest('[aria-hidden="true"], [hidden]');

describe.each(rows)('The form “$name”', (row) => {
  it(`Every field of the form “${row.name}” has a visible label, a name, and hints for browsers and phones`, async () => {
    await show(row);
    const fields = [...document.querySelectorAll<Control>('input, select, textarea')]
      .filter(isVisible)
      .filter(({ type }) => type !== 'checkbox' && type !== 'radio');
    expect(
      Object.fromEntries(
        fields.map((field) => [field.name, field.getAttribute('autocomplete') ?? 'off']),
      ),
    ).toEqual(row.tokens);
    for (const field of fields) {
      const [label] = field.labels ?? [];
      expect(label?.textContent, field.name).toBeTruthy();
      expect(label?.className, field.name).not.toContain('sr-only');
      expect(field.className, field.name).not.toMatch(/\btext-(xs|sm)\b/);
      if (field.type === 'email')
        expect(phone(field)).toEqual({
          inputmode: 'email',
          autocapitalize: 'none',
          spellcheck: 'false',
        });
      if (field.type === 'tel') expect(phone(field).inputmode).toBe('tel');
    }
  });

  it(`Every field of the form “${row.name}” accepts pasting, and passwords can be shown`, async () => {
    await show(row);
    for (const name of Object.keys(row.tokens)) expect(fireEvent.paste(named(name))).toBe(true);
    const secrets = [...document.querySelectorAll<HTMLInputElement>('input[type=password]')];
    const eyes = screen.queryAllByRole('button', { name: zh.common.showPassword });
    expect(eyes).toHaveLength(secrets.length);
    for (const eye of eyes) fireEvent.click(eye);
    expect(secrets.map(({ type }) => type)).toEqual(secrets.map(() => 'text'));
    fireEvent.submit(findForm() ?? document.body);
    expect(secrets.map(({ type }) => type)).toEqual(secrets.map(() => 'password'));
  });
});

describe.each(sending)('The submission of the form $name', (row) => {
  const { fields, call, required = [], serverError: expectedError } = row.sends;

  it(`The form “${row.name}” shows an error beside each missing field, focuses the first, and clears the errors`, async () => {
    const page = await show(row);
    fireEvent.submit(findForm());
    for (const name of required) {
      await waitFor(() => expect(named(name).getAttribute('aria-invalid'), name).toBe('true'));
      expect(describedBy(named(name)), name).toMatch(/。/);
    }
    if (required[0] === undefined) return;
    expect(document.activeElement).toBe(named(required[0]));
    expect(page.held.filter(({ path }) => path === call)).toEqual([]);
    await fill(fields);
    for (const name of required) expect(named(name).getAttribute('aria-invalid'), name).toBeNull();
  });

  it(`The form “${row.name}” is submitted once, shows its progress, and keeps all values after an error`, async () => {
    const page = await show(row);
    await fill(fields);
    const form = findForm();
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    const sent = await page.call(call);
    fireEvent.submit(form);
    const button = form.querySelector('[type=submit]') as HTMLElement;
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText(zh.form.sending).getAttribute('role')).toBe('status');
    const code = expectedError?.[0] ?? 'CSRF_FAILED';
    await sent.respondWithError(code);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(page.held.filter(({ path }) => path === call)).toEqual([]);
    for (const [name, value] of Object.entries(fields ?? {}))
      expect((named(name) as Control).value, name).toBe(value);
    if (!expectedError) return;
    expect(named(expectedError[1]).getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(named(expectedError[1]))).toContain(
      zh.errors[code as keyof typeof zh.errors],
    );
    expect(document.activeElement).toBe(named(expectedError[1]));
  });

  it(`The form “${row.name}” reports a lost connection and its return (English)`, async () => {
    const page = await show({ ...row, open: undefined }, 'en');
    await act(async () => {});
    await waitFor(() => Object.keys(row.tokens).map(named));
    await fill(fields);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    try {
      fireEvent.submit(findForm());
      await (await page.call(call)).loseConnection();
      expect((await screen.findAllByText(en.form.offline)).length).toBeGreaterThan(0);
      online.mockReturnValue(true);
      act(() => void window.dispatchEvent(new Event('online')));
      expect(screen.getByText(en.form.online).closest('[role=status]')).toBeTruthy();
    } finally {
      online.mockRestore();
    }
  });
});

/** Source files below `folder` with a form of visitors and learners; `every-console-form.test.tsx` has the
 *  console's. */
function filesWithForms(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => !/^(features\/)?console/.test(file))
    .filter((file) => /<form\b/.test(readFileSync(join(folder, file), 'utf8')));
}

it('Every form of visitors and learners is tested here', () => {
  const known = rows.map(({ file }) => file);
  expect(filesWithForms('src').filter((file) => !known.includes(file))).toEqual([]);
});
