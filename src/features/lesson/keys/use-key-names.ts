'use client';
import { useScopedI18n } from '~/i18n/client';

/** Name of a key on the page: its character, or a word where it has none. */
export function useKeyNames(): (key: string | null) => string {
  const t = useScopedI18n('practice.keys.name');
  return (key) => {
    switch (key) {
      case null:
        return t('none');
      case ' ':
        return t('space');
      case 'ArrowLeft':
        return '←';
      case 'ArrowRight':
        return '→';
      default:
        return key.length === 1 ? key.toUpperCase() : key;
    }
  };
}
