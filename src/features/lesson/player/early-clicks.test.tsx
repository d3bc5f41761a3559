import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EARLY_CLICKS_SCRIPT, useReplayEarlyClicks, useStopEarlyClicks } from './early-clicks';

function Page({ isReady, onClick }: { isReady: boolean; onClick: () => void }) {
  useStopEarlyClicks();
  useReplayEarlyClicks(isReady);
  return (
    <button type="button" onClick={onClick}>
      <span>Skip</span>
    </button>
  );
}

/** The HTML of the page, before React knows of it. */
function servedPage(): HTMLElement {
  new Function(EARLY_CLICKS_SCRIPT)();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<button type="button"><span>Skip</span></button>';
  return container;
}
const click = () => fireEvent.click(screen.getByText('Skip'));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('A click before the scripts have loaded counts once the lesson is ready, and later ones count once', () => {
  const onClick = vi.fn();
  const container = servedPage();
  click();
  click();
  const { rerender } = render(<Page isReady={false} onClick={onClick} />, {
    container,
    hydrate: true,
  });
  expect(onClick).not.toHaveBeenCalled();
  click();
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(<Page isReady onClick={onClick} />);
  expect(onClick).toHaveBeenCalledTimes(3);
  click();
  expect(onClick).toHaveBeenCalledTimes(4);
});

it('A click on a button that the device’s own data has replaced does not count', () => {
  const onClick = vi.fn();
  const container = servedPage();
  click();
  container.replaceChildren();
  render(<Page isReady onClick={onClick} />, { container });
  expect(onClick).not.toHaveBeenCalled();
});
