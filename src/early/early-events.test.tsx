import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useEarlyText } from '~/components/ui/use-early-text';
import { HEARS_PRESSES, takeEarlyEvents, useEarlyPress } from './early-events';
import { EARLY_EVENTS_SCRIPT } from './early-events-script';

const HTML =
  '<div><button type="button">menu 0</button><form><button type="submit">send 0</button></form>' +
  '<div data-takes-early-events=""><button type="button">own 0</button></div></div>';

function Counter({ name, type }: { name: string; type: 'button' | 'submit' }) {
  const [count, setCount] = useState(0);
  return (
    <button type={type} onClick={() => setCount(count + 1)}>
      {`${name} ${count}`}
    </button>
  );
}

function Page() {
  useEarlyPress();
  return (
    <div {...HEARS_PRESSES}>
      <Counter name="menu" type="button" />
      <form onSubmit={(event) => event.preventDefault()}>
        <Counter name="send" type="submit" />
      </form>
      <div data-takes-early-events="">
        <Counter name="own" type="button" />
      </div>
    </div>
  );
}

/** The HTML of the page, before React handles it. */
function servedPage(): HTMLElement {
  new Function(EARLY_EVENTS_SCRIPT)();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = HTML;
  return container;
}
/** Waits for the next task. */
const turn = () => act(() => new Promise<void>((resume) => setTimeout(resume)));

/** A component whose code comes when `arrive` is called. */
function comesLater(component: ComponentType) {
  let arrive = () => {};
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: component });
  });
  return { Late: lazy(() => code), arrive };
}

/** Opens the page in React, and waits for its effects. */
async function open(container: HTMLElement, hydrate: boolean) {
  render(<Page />, { container, hydrate });
  await turn();
}
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('A button that was pressed several times before React handled the page counts once', async () => {
  const container = servedPage();
  for (let press = 0; press < 3; press++) fireEvent.click(screen.getByText('menu 0'));
  await open(container, true);
  expect(names()).toEqual(['menu 1', 'send 0', 'own 0']);
  fireEvent.click(screen.getByText('menu 1'));
  expect(names()).toEqual(['menu 2', 'send 0', 'own 0']);
});

it('A form that was sent before React handled the page is sent once it does, and not by the browser', async () => {
  const container = servedPage();
  const sent = vi.fn((event: Event) => event.defaultPrevented);
  addEventListener('submit', sent);
  fireEvent.click(screen.getByText('send 0'));
  await open(container, true);
  removeEventListener('submit', sent);
  expect(names()).toEqual(['menu 0', 'send 1', 'own 0']);
  expect(sent.mock.results.map(({ value }) => value)).toEqual([true, true]);
});

it('A form with an address of its own is sent by the browser', async () => {
  const container = servedPage();
  container.querySelector('form')?.setAttribute('action', '/bank');
  const held = vi.fn((event: Event) => event.defaultPrevented);
  addEventListener('submit', held, { once: true });
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  expect(held.mock.results.map(({ value }) => value)).toEqual([false]);
});

it('A press of what takes its early events itself is left to it', async () => {
  const container = servedPage();
  fireEvent.click(screen.getByText('own 0'));
  await open(container, true);
  expect(names()).toEqual(['menu 0', 'send 0', 'own 0']);
  expect(takeEarlyEvents(() => true)).toHaveLength(1);
});

it('A press of a button that was replaced meanwhile does not count', async () => {
  const container = servedPage();
  fireEvent.click(screen.getByText('menu 0'));
  container.replaceChildren();
  await open(container, false);
  expect(names()).toEqual(['menu 0', 'send 0', 'own 0']);
});

function LatePart(): ReactNode {
  return <Counter name="late" type="button" />;
}

function Sender({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  useEarlyText('sent', text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text);
      }}
    >
      <input id="sent" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button type="submit">find</button>
    </form>
  );
}

function PageWithPart({ children }: { children: ReactNode }) {
  useEarlyPress();
  return (
    <div {...HEARS_PRESSES}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}

it.each([
  ['before the page is', true],
  ['after the page is', false],
])(
  'A press of a part whose code comes later, %s handled, is repeated once when the part is there',
  async (_, isBefore) => {
    const { Late: Part, arrive } = comesLater(LatePart);
    new Function(EARLY_EVENTS_SCRIPT)();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<div><!--$--><button type="button">late 0</button><!--/$--></div>';
    const press = () => fireEvent.click(screen.getByText('late 0'));
    if (isBefore) press();
    const page = (
      <PageWithPart>
        <Part />
      </PageWithPart>
    );
    render(page, { container, hydrate: true });
    await turn();
    if (!isBefore) for (let presses = 0; presses < 2; presses++) press();
    await turn();
    expect(names()).toEqual(['late 0']);
    await act(async () => arrive());
    expect(await screen.findByText('late 1')).toBeTruthy();
  },
);

it('A press of a part that React has begun to hydrate and given up is repeated once when the part is there', async () => {
  const { Late: Rest, arrive } = comesLater(() => 'rest');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div><!--$--><button type="button">late 0</button>rest<!--/$--></div>';
  const page = (
    <PageWithPart>
      <LatePart />
      <Rest />
    </PageWithPart>
  );
  render(page, { container, hydrate: true });
  await turn();
  const isTried = (button: HTMLElement) =>
    Object.keys(button).some((key) => key.startsWith('__reactProps'));
  expect(isTried(screen.getByText('late 0'))).toBe(true);
  fireEvent.click(screen.getByText('late 0'));
  await turn();
  expect(names()).toEqual(['late 0']);
  await act(async () => arrive());
  expect(await screen.findByText('late 1')).toBeTruthy();
});

it('A form of a part whose code comes later is sent once the part is there, with what was typed', async () => {
  const sent = vi.fn();
  const { Late: Part, arrive } = comesLater(() => <Sender onSend={sent} />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML =
    '<div><!--$--><form><input id="sent" value=""><button type="submit">find</button></form><!--/$--></div>';
  const page = (
    <PageWithPart>
      <Part />
    </PageWithPart>
  );
  render(page, { container, hydrate: true });
  await turn();
  screen.getByRole<HTMLInputElement>('textbox').value = 'typed';
  fireEvent.click(screen.getByText('find'));
  expect(sent).not.toHaveBeenCalled();
  await act(async () => arrive());
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([['typed']]));
});

it('A press that React handles is not repeated', async () => {
  await open(servedPage(), true);
  fireEvent.click(screen.getByText('menu 0'));
  await act(() => new Promise<void>((resume) => requestAnimationFrame(() => resume())));
  await act(() => new Promise<void>((resume) => requestAnimationFrame(() => resume())));
  expect(names()).toEqual(['menu 1', 'send 0', 'own 0']);
});

it('A press that comes while React waits for the code of the whole page is repeated once', async () => {
  const { Late: Whole, arrive } = comesLater(Page);
  const container = servedPage();
  render(<Whole />, { container, hydrate: true });
  fireEvent.click(screen.getByText('menu 0'));
  await act(async () => arrive());
  await turn();
  expect(names()).toEqual(['menu 1', 'send 0', 'own 0']);
});

it('A press for which React hydrates the page counts once', async () => {
  const container = servedPage();
  const root = hydrateRoot(container, <Page />);
  fireEvent.click(screen.getByText('menu 0'));
  await act(() => new Promise<void>((resume) => setTimeout(resume, 50)));
  expect(names()).toEqual(['menu 1', 'send 0', 'own 0']);
  act(() => root.unmount());
});

function PressAtOnce({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.querySelector('button')?.click();
  }, []);
  return children;
}

it('A press of a later part right after the page is handled is repeated once when the part is there', async () => {
  const { Late: Part, arrive } = comesLater(LatePart);
  new Function(EARLY_EVENTS_SCRIPT)();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div><!--$--><button type="button">late 0</button><!--/$--></div>';
  const page = (
    <PressAtOnce>
      <PageWithPart>
        <Part />
      </PageWithPart>
    </PressAtOnce>
  );
  render(page, { container, hydrate: true });
  await act(async () => arrive());
  expect(await screen.findByText('late 1')).toBeTruthy();
});
