import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRPCClientError } from '@trpc/client';
import { Toaster, toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { ContactForm } from './contact-form';

const server = vi.hoisted(() => ({
  user: null as { name: string; email: string } | null,
  send: async (_: Record<string, unknown>): Promise<void> => {},
}));
vi.mock('../hooks', () => ({ useSendContactMessage: () => ({ mutateAsync: server.send }) }));
vi.mock('~/features/account/hooks', () => ({ useSession: () => ({ user: server.user }) }));

beforeAll(async () => {
  // The first import of the schema takes longer than a test waits for the form's checks.
  await import('~/schemas/contact');
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {} }) as unknown as MediaQueryList;
});
let sent: Record<string, unknown>[];
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  server.user = null;
  server.send = async (input) => {
    sent.push(input);
  };
});
afterEach(() => {
  toast.dismiss();
  cleanup();
});

const open = () =>
  render(
    <MessagesFor language="zh">
      <ContactForm />
      <Toaster />
    </MessagesFor>,
  );
const user = userEvent.setup();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => user.click(screen.getByRole('button', { name: '寄出' }));

async function write(subject = 'LESSON') {
  for (const [label, text] of [
    ['姓名', '王小明'],
    ['電子郵件', 'ming@shuoyi.example'],
    ['訊息內容', '麥克風沒有反應。'],
  ] as const) {
    await user.click(field(label));
    await user.paste(text);
  }
  await user.selectOptions(field('問題類型'), subject);
}

function createError(errorCode: string, fields?: Record<string, string>) {
  const error = new TRPCClientError(errorCode);
  return Object.assign(error, { data: { errorCode, fields } });
}

describe('The contact form', () => {
  it('an empty contact form shows errors beside its fields and is not sent', async () => {
    open();
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(field('姓名')));
    expect(sent).toEqual([]);
    for (const label of ['姓名', '電子郵件', '問題類型', '訊息內容']) {
      const descriptionId = field(label).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(descriptionId)?.textContent).toMatch(/。$/);
    }
  });

  it('the confirmation of a sent message names the reply address and has the focus', async () => {
    open();
    await write();
    await submit();
    expect(sent).toMatchObject([{ name: '王小明', subject: 'LESSON', website: '' }]);
    const headline = screen.getByRole('heading', { name: '來信收到了' });
    await waitFor(() => expect(document.activeElement).toBe(headline));
    expect(screen.getByText(/兩個工作天內回信到 ming@shuoyi\.example/)).toBeTruthy();
    expect(sessionStorage.length).toBe(0);
    await user.click(screen.getByRole('button', { name: '再寫一封' }));
    expect(field('訊息內容').value).toBe('');
  });

  it('a message is sent once, however often the contact form is submitted', async () => {
    let done = () => {};
    server.send = (input) => {
      sent.push(input);
      return new Promise((resolve) => {
        done = resolve;
      });
    };
    open();
    await write();
    await submit();
    await submit();
    fireEvent.submit(field('姓名').form!);
    expect(sent).toHaveLength(1);
    done();
    await screen.findByText('來信收到了');
  });

  it('a rejected message keeps its text, and a retry has the same idempotency key until the text changes', async () => {
    const sendKeys: unknown[] = [];
    server.send = async ({ sendKey }) => {
      sendKeys.push(sendKey);
      throw createError('VALIDATION_FAILED', { email: 'email' });
    };
    open();
    await write();
    await submit();
    expect(field('訊息內容').value).toBe('麥克風沒有反應。');
    expect(document.activeElement).toBe(field('電子郵件'));
    expect(screen.getAllByText('寄送失敗').length).toBeGreaterThan(0);
    await submit();
    expect(new Set(sendKeys).size).toBe(1);
    await user.type(field('訊息內容'), '！');
    await submit();
    expect(new Set(sendKeys).size).toBe(2);
  });

  it('the draft of a message is restored after a reload of the tab', async () => {
    open();
    await write('ORDER');
    await user.type(field('訂單編號選填'), 'SY20261121-7K3QX');
    cleanup();
    open();
    expect(field('訊息內容').value).toBe('麥克風沒有反應。');
    expect(field('問題類型').value).toBe('ORDER');
    await submit();
    expect(sent).toMatchObject([{ orderNumber: 'SY20261121-7K3QX' }]);
  });

  it('the contact form asks for an order number only for the subject “order”, and shows its format', async () => {
    open();
    await write('ORDER');
    await user.type(field('訂單編號選填'), '123');
    await submit();
    expect(screen.getByRole('alert').textContent).toMatch(/訂單編號像 SY/);
    await user.selectOptions(field('問題類型'), 'OTHER');
    await submit();
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty('orderNumber');
  });

  it('the contact form fills in the logged-in user’s name and e-mail, and overwrites nothing', async () => {
    const { rerender } = open();
    await user.type(field('姓名'), '小明');
    server.user = { name: '王小明', email: 'ming@shuoyi.example' };
    rerender(
      <MessagesFor language="zh">
        <ContactForm />
      </MessagesFor>,
    );
    await waitFor(() => expect(field('電子郵件').value).toBe('ming@shuoyi.example'));
    expect(field('姓名').value).toBe('小明');
  });
});
