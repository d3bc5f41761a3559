import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PersonName } from './person-name';

it('A Chinese name has its own language, and another one that of the page', () => {
  render(
    <>
      <PersonName>王小明</PersonName>
      <PersonName>Ming Wang</PersonName>
    </>,
  );
  expect(screen.getByText('王小明').getAttribute('lang')).toBe('zh-TW');
  expect(screen.getByText('Ming Wang').hasAttribute('lang')).toBe(false);
});
