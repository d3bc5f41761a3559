'use client';
import { useSceneProgress } from '~/device/scene-progress';
import { useScopedI18n } from '~/i18n/client';

interface Props {
  slug: string;
  /** Keys of all endings. */
  endings: readonly string[];
}

/** How many endings of a scene were seen on this device; before one was, how many there are. */
export function FoundEndings({ slug, endings }: Props) {
  const t = useScopedI18n('scene');
  const { length: found } = useSceneProgress(slug, endings).endings;
  const count = endings.length;
  return <>{found > 0 ? t('found', { found, count }) : t('endings', { count })}</>;
}
