import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { CardForm } from './card-form';
import { TEXTS } from './texts';

const t = TEXTS.en;
const NUMBER = '4242 4242 4242 4242';

const form = (
  <CardForm
    texts={t}
    cards={[[NUMBER, 'approved']]}
    declined={null}
    invalid={null}
    returnUrl="/"
    calls="/api/sandbox-bank/token"
  />
);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const sent = () => Object.fromEntries(new FormData(field(t.number).form ?? undefined));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('Text typed into the card form before hydration is sent with the text typed afterwards', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  field(t.number).value = NUMBER;
  render(form, { container, hydrate: true });
  fireEvent.change(field(t.expiry), { target: { value: '12/30' } });
  fireEvent.change(field(t.code), { target: { value: '123' } });
  expect(sent()).toEqual({ number: NUMBER, expiry: '12/30', code: '123' });
});

it('A test card that is chosen fills all three fields of the card form', () => {
  render(form);
  fireEvent.change(field(t.code), { target: { value: '999' } });
  fireEvent.click(screen.getByRole('button', { name: new RegExp(NUMBER) }));
  expect(sent()).toEqual({ number: NUMBER, expiry: '12/30', code: '123' });
});
