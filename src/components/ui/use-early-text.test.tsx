import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { FileButton } from './file-button';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

const LEVELS = ['A2', 'B1'].map((value) => ({ value, label: value }));

function Draft() {
  const [text, setText] = useState('the old translation');
  const [note, setNote] = useState('');
  const [level, setLevel] = useState('A2');
  return (
    <>
      <TextField label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <TextAreaField label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <SelectField
        label="Level"
        options={LEVELS}
        value={level}
        onChange={(event) => setLevel(event.target.value)}
      />
      <output>{[text, note, level].join(', ')}</output>
    </>
  );
}

/** Shows the served HTML, runs `use` on it, then hydrates it. */
async function open(page: ReactNode, use: () => void) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  use();
  await act(async () => {
    root = hydrateRoot(box, page);
  });
}

it('Input from before the scripts have loaded is in the state of the fields, and so is later input', async () => {
  await open(<Draft />, () => {
    screen.getByLabelText<HTMLInputElement>('Text').value = 'a better one';
    screen.getByLabelText<HTMLTextAreaElement>('Note').value = 'called twice';
    screen.getByRole<HTMLSelectElement>('combobox').value = 'B1';
  });
  expect(screen.getByRole('status').textContent).toBe('a better one, called twice, B1');
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'the best one' } });
  expect(screen.getByRole('status').textContent).toBe('the best one, called twice, B1');
});

it('Unused fields report nothing', async () => {
  let changes = 0;
  await open(<TextField label="Text" value="kept" onChange={() => changes++} />, () => {});
  expect(changes).toBe(0);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('kept');
});

it('A field that keeps its text itself has what was typed', async () => {
  await open(<TextField label="Text" defaultValue="old" />, () => {
    screen.getByRole<HTMLInputElement>('textbox').value = 'typed';
  });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('typed');
});

it('Files that were chosen before the scripts have arrived are reported once', async () => {
  const chosen: string[] = [];
  const page = (
    <FileButton
      label="Choose"
      name="Picture"
      accept=".png"
      onFile={({ name }) => chosen.push(name)}
    />
  );
  await open(page, () => {
    const files = [new File(['a'], 'early.png')];
    Object.defineProperty(screen.getByLabelText('Picture'), 'files', { value: files });
  });
  expect(chosen).toEqual(['early.png']);
});
