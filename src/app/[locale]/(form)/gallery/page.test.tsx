import { expect, it, vi } from 'vitest';
import GalleryPage from './page';

const settings = vi.hoisted(() => ({ NODE_ENV: 'production', GALLERY: false }));
vi.mock('~/env', () => ({ env: () => settings }));
vi.mock('~/i18n/server', () => ({ pageLanguage: async () => 'zh' }));
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
}));

const open = (given: Partial<typeof settings>) => {
  Object.assign(settings, { NODE_ENV: 'production', GALLERY: false }, given);
  return GalleryPage({ params: Promise.resolve({ locale: 'zh' }) });
};

it('The gallery is shown in development and with GALLERY=1 only', async () => {
  await expect(open({})).rejects.toThrow('not found');
  await expect(open({ GALLERY: true })).resolves.toBeTruthy();
  await expect(open({ NODE_ENV: 'development' })).resolves.toBeTruthy();
});
