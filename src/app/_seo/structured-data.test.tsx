import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StructuredData } from './structured-data';

it('no text of structured data can end its script element or begin another one', () => {
  const name = '</script><script>alert(1)</script><!-- "quoted" & 單字';
  const { container } = render(<StructuredData of={{ '@type': 'Course', name }} />);
  const scripts = container.querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  const json = scripts[0]?.innerHTML ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Course', name });
});
