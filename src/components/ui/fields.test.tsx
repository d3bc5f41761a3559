// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CheckboxField } from './checkbox-field';
import { PasswordField } from './password-field';
import { RadioGroup } from './radio-group';
import { TextField } from './text-field';

afterEach(cleanup);

it('a text field is described by its hint and its error, and the error is announced', () => {
  render(<TextField label="E-mail" hint="Your login" error="Not complete" />);
  const field = screen.getByLabelText('E-mail');
  const texts = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Your login', 'Not complete']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Not complete');
});

it('a password field can be shown, pasted into and hidden again', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await user.click(field);
  await user.paste('correct horse');
  expect(field.value).toBe('correct horse');
  expect(field.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(field.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field.type).toBe('password');
});

it('a password field shows a Caps Lock warning while Caps Lock is on', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" capsLockText="Caps!" />);
  await user.click(screen.getByLabelText('Password'));
  const capsLockText = () => screen.getByRole('status').textContent;
  expect(capsLockText()).toBe('');
  await user.keyboard('{CapsLock}A');
  expect(capsLockText()).toBe('Caps!');
  await user.keyboard('{CapsLock}a');
  expect(capsLockText()).toBe('');
});

function Form() {
  const [accepted, accept] = useState(false);
  const [accent, choose] = useState<'US' | 'GB'>('US');
  const options = [
    { value: 'US', label: 'American' },
    { value: 'GB', label: 'British' },
  ] as const;
  return (
    <>
      <CheckboxField label="I accept" checked={accepted} onChange={accept} />
      <RadioGroup label="Accent" options={options} value={accent} onChange={choose} />
    </>
  );
}

it('a click on the label of a checkbox or a radio button selects it', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(screen.getByText('I accept'));
  await user.click(screen.getByText('British'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(screen.getByRole('radio', { name: 'British' }).getAttribute('aria-checked')).toBe('true');
});

it('a visible password is hidden when its form is submitted', async () => {
  const user = userEvent.setup();
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />
      <button type="submit">Send</button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password');
});
