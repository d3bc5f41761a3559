import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '~/components/ui/dialog';
import { MessagesFor } from '~/i18n/messages-for';
import { FocusHeir } from './focus-heir';

const world = vi.hoisted(() => ({ path: '/zh/cart' }));
vi.mock('next/navigation', () => ({ usePathname: () => world.path }));

beforeEach(() => {
  world.path = '/zh/cart';
  window.history.replaceState(null, '', '/cart');
});
afterEach(cleanup);

const page = (children: ReactNode) => (
  <MessagesFor language="zh">
    <a href="/faq">head</a>
    <main tabIndex={-1}>{children}</main>
    <FocusHeir />
  </MessagesFor>
);
const focused = () => document.activeElement;
const becomesFocused = (element: () => Element) => waitFor(() => expect(focused()).toBe(element()));
const button = (name: string) => screen.getByRole('button', { name });
/** Waits until the effects of a change on the focus are done. */
const settle = async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await new Promise((resolve) => setTimeout(resolve));
};

/** A form that disappears with its response, in a bar followed by two buttons. */
function Answering({ names }: { names?: boolean }) {
  const [answered, answer] = useState(false);
  return (
    <>
      <h1>item</h1>
      <div>
        {answered ? (
          <>
            <button type="button">hear</button>
            <button type="button" data-heir={names}>
              next
            </button>
          </>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              answer(true);
            }}
          >
            <input aria-label="text" />
          </form>
        )}
      </div>
    </>
  );
}

it('The named heir gets the focus of a form that goes with its answer', async () => {
  render(page(<Answering names />));
  await userEvent.type(screen.getByLabelText('text'), 'word{Enter}');
  await becomesFocused(() => button('next'));
});

it('The main content gets the focus where no heir is named', async () => {
  render(page(<Answering />));
  await userEvent.type(screen.getByLabelText('text'), 'word{Enter}');
  await becomesFocused(() => screen.getByRole('main'));
});

it('An heir in another part of the page does not get the focus', async () => {
  render(
    page(
      <>
        <section>
          <button type="button" data-heir>
            other
          </button>
        </section>
        <section>
          <Answering />
        </section>
      </>,
    ),
  );
  await userEvent.type(screen.getByLabelText('text'), 'word{Enter}');
  await becomesFocused(() => screen.getByRole('main'));
});

function Stopping() {
  const [runs, run] = useState(false);
  return (
    <p>
      {runs ? (
        <button type="button" key="stop">
          stop
        </button>
      ) : (
        <button type="button" key="start" onClick={() => run(true)}>
          start
        </button>
      )}
    </p>
  );
}

it('The control that takes the place of the focused one gets its focus', async () => {
  render(page(<Stopping />));
  await userEvent.click(button('start'));
  await becomesFocused(() => button('stop'));
});

function Counter() {
  const [count, setCount] = useState(2);
  return (
    <p>
      <button type="button" disabled={count < 2} onClick={() => setCount(count - 1)}>
        less
      </button>
      <button type="button">more</button>
    </p>
  );
}

it('A neighbour gets the focus of a button that its own press disables', async () => {
  render(page(<Counter />));
  await userEvent.click(button('less'));
  await becomesFocused(() => button('more'));
});

it('The focus that goes in a dialog stays in the dialog', async () => {
  render(
    page(
      <Dialog open onOpenChange={() => {}} title="dialog" closeLabel="close">
        <Answering />
      </Dialog>,
    ),
  );
  await userEvent.type(screen.getByLabelText('text'), 'word{Enter}');
  await settle();
  expect(screen.getByRole('dialog').contains(focused())).toBe(true);
});

it('Nothing gets the focus that a press beside the controls has taken away', async () => {
  const shown = render(page(<button type="button">row</button>));
  await userEvent.click(button('row'));
  await userEvent.click(document.body);
  shown.rerender(page(null));
  await settle();
  expect(focused()).toBe(document.body);
});

function go(shown: ReturnType<typeof render>, path: string, children: ReactNode) {
  world.path = `/zh${path}`;
  window.history.replaceState(null, '', path);
  shown.rerender(page(children));
}

it.each([
  ['in the page', 'pay'],
  ['in the header', 'head'],
])('The headline of the next page gets the focus of a link %s', async (_, name) => {
  const shown = render(page(<a href="/payment">pay</a>));
  screen.getByRole('link', { name }).focus();
  go(shown, '/payment', <h1>payment</h1>);
  await becomesFocused(() => screen.getByRole('heading'));
});

it('A change of language leaves the focus where it is', async () => {
  const shown = render(page(<h1>cart</h1>));
  screen.getByRole('link', { name: 'head' }).focus();
  world.path = '/en/cart';
  shown.rerender(page(<h1>cart</h1>));
  await settle();
  expect(focused()?.textContent).toBe('head');
});

function OwnFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="own" />;
}

it('A page that sets the focus itself keeps it', async () => {
  const shown = render(page(<a href="/payment">pay</a>));
  screen.getByRole('link', { name: 'pay' }).focus();
  go(shown, '/payment', [<h1 key="title">payment</h1>, <OwnFocus key="field" />]);
  await settle();
  expect(focused()).toBe(screen.getByLabelText('own'));
});
