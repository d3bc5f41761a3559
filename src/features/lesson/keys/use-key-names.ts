'use client';
import { useScopedI18n } from '~/i18n/client';

/** How a key is called on the page: its sign, or its name where it has none. */
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
